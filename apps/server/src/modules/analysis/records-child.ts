// The program that makes records, under limits: see merger.ts.
import { serveTasks } from '#platform/child/child-tasks.ts';
import { doRecordsWork } from './records-work.ts';

serveTasks(doRecordsWork);
