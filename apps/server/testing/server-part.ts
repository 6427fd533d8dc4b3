// Faults are planted in this part: the API and all jobs.
import { buildApi } from '#entrypoints/build-api.ts';
import { listConsumers } from './consumers.ts';

export const PART = { buildApi, listConsumers };
