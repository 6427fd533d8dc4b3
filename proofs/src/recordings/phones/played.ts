import type { Project } from '@fovea/contract';

/** A project that phones take part in. */
export type Played = Pick<Project, 'id' | 'maxParticipant'> & { readonly slug: string };
