// The program that makes packs, under limits: see packer.ts.
import { serveTasks } from '#platform/child/child-tasks.ts';
import { makePack } from './make-pack.ts';

serveTasks(makePack);
