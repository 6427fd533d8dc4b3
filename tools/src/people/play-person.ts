import type { Project } from '@fovea/contract';
import { createSeededRandom, createVisit, type Transport, takePart } from '@fovea/testkit';
import {
  type CrowdMember,
  type FrameTally,
  type LookedAtPage,
  recordPerson,
  type Validation,
  validatePerson,
} from '@fovea/testkit/people';
import type { createFindStimulus } from './find-stimulus.ts';

/** Where somebody takes part, and what they know of its pictures. */
export interface PersonPlace {
  readonly apiUrl: string;
  readonly slug: string;
  readonly password: string | null;
  readonly transport: Transport;
  readonly findStimulus: Awaited<ReturnType<typeof createFindStimulus>>;
  readonly onAck?: () => void;
}

/** A page without its samples, for crowds can be large. */
export interface PlayedPage extends Omit<LookedAtPage, 'tracked'> {
  readonly frames: FrameTally;
}

/** Somebody who took part, with the truth of what was sent. */
export interface PlayedPerson {
  readonly recordingId: string;
  readonly subjectId: string;
  readonly member: CrowdMember;
  readonly validation: Validation;
  readonly pages: readonly PlayedPage[];
}

/** Somebody of a crowd takes part, looks at every page for its whole time and completes. */
export async function playPerson(
  place: PersonPlace,
  member: CrowdMember,
): Promise<{ readonly person: PlayedPerson; readonly retries: number }> {
  const { person, device, gender, age } = member;
  const validation = validatePerson(person);
  const { viewport, name, pixelRatio } = device;
  const visit = createVisit({ ...place, model: name, device: device.kind });
  const { consent } = await visit.open();
  await visit.tell('camera_on');
  const { joined, recorded, retries } = await takePart({
    apiUrls: [place.apiUrl],
    slug: place.slug,
    ...(place.password === null ? {} : { password: place.password }),
    consentVersion: consent.version,
    seed: person.seed,
    random: createSeededRandom(person.seed),
    transport: place.transport,
    attendant: { gender, age, device: { name, ...viewport, pixelRatio }, cameraHz: person.rateHz },
    calibration: {
      rateHz: person.rateHz,
      errorPx: validation.errorPx,
      offsetPx: [validation.offsetXPx, validation.offsetYPx],
      precisionPx: validation.precisionStdPx,
    },
    record: ({ pages }) =>
      recordPerson(member, pages, { findStimulus: place.findStimulus, startMs: Date.now() }),
    onAck: place.onAck,
  }).catch(async (error: unknown) => {
    await visit.tell('left', { reason: 'camera_too_slow' });
    throw error;
  });
  await visit.tell('completed');
  const { recordingId, participant: subjectId } = joined;
  const pages = recorded.pages.map(toPlayedPage);
  return { person: { recordingId, subjectId, member, validation, pages }, retries };
}

/** The end of the link that people take part by. */
export function toSlug({ link }: Pick<Project, 'link'>): string {
  return link?.split('/').at(-1) ?? '';
}

export function toPlayedPage({ tracked, ...page }: LookedAtPage): PlayedPage {
  return { ...page, frames: tracked.frames };
}
