/** Exports for drills, which act as a page does. */
export { createServerPort } from './aoi-port.ts';
export { type CommandQueue, createCommandQueue } from './command-queue.ts';
export type { Command } from './commands.ts';
