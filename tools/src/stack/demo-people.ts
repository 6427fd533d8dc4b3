import { CALLS, type Project } from '@fovea/contract';
import { createTransport, type Researcher } from '@fovea/testkit';
import {
  type CrowdMember,
  createCrowdMember,
  type HeldDevice,
  listHeldDevices,
} from '@fovea/testkit/people';
import { createFindStimulus } from '#people/find-stimulus.ts';
import { playPerson, toSlug } from '#people/play-person.ts';

const AT_ONCE = 4;

/** Simulated people look at every page of a project, until so many have; those who did are not played again. */
export async function playDemoPeople(
  researcher: Researcher,
  apiUrl: string,
  project: Project,
  count: number,
  onPlayed: (played: number) => void = () => undefined,
): Promise<void> {
  const { devices } = await researcher.client.call(CALLS.listDevices);
  const held = listHeldDevices(devices, project.orientation).filter(
    ({ kind }) => project.device === 'mobile' || kind === 'tablet',
  );
  const findStimulus = await createFindStimulus(project, () => undefined);
  const transport = createTransport();
  const place = { apiUrl, slug: toSlug(project), password: null, transport, findStimulus };
  const waiting = listMembers(held, count).slice(project.completed);
  let played = project.completed;
  const playNext = async () => {
    for (let member = waiting.shift(); member; member = waiting.shift()) {
      await playPerson(place, member);
      onPlayed(++played);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, playNext));
  } finally {
    transport.stop();
  }
}

/** Members with all habits but one: phones that are too slow are let go. */
function listMembers(devices: readonly HeldDevice[], count: number): CrowdMember[] {
  const members: CrowdMember[] = [];
  for (let seed = 1; members.length < count; seed++) {
    const member = createCrowdMember(seed, devices);
    if (member.habit !== 'slow phone') members.push(member);
  }
  return members;
}
