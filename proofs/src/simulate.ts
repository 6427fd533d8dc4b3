// `npm run simulate -- --participants N` plays people whose truth is known on a stack, and compares
// the records with it.
import { CALLS } from '@fovea/contract';
import { createTransport, logInResearcher, type Researcher } from '@fovea/testkit';
import { listHeldDevices } from '@fovea/testkit/people';
import { createFindStimulus } from '@fovea/tools/people/find-stimulus';
import { toSlug } from '@fovea/tools/people/play-person';
import { print, toTable } from '#harness/parts.ts';
import { compareAttention, measureMeanErrorDeg } from '#simulate/compare-attention.ts';
import { compareValidity } from '#simulate/compare-validity.ts';
import { judge } from '#simulate/judge.ts';
import { readOptions, type SimulateOptions, USAGE } from '#simulate/options.ts';
import { playCrowd } from '#simulate/play-crowd.ts';
import { printAttention, printCrowd } from '#simulate/print-crowd.ts';
import { chooseProject } from '#simulate/target.ts';
import { waitForRecords } from '#simulate/wait-for-records.ts';

try {
  const options = readOptions();
  if (options === undefined) {
    process.stdout.write(USAGE);
    process.exitCode = 2;
  } else {
    await requireAnswer(options.apiUrl);
    const researcher = await logInResearcher(options.apiUrl, options.login);
    try {
      await simulate(researcher, options);
    } finally {
      researcher.stop();
    }
  }
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function simulate(researcher: Researcher, options: SimulateOptions): Promise<void> {
  const { apiUrl, participants, atOnce, firstSeed } = options;
  const project = await chooseProject(researcher, options);
  const seen: string[] = [];
  const findStimulus = await createFindStimulus(project, (name) => seen.push(name));
  const { devices } = await researcher.client.call(CALLS.listDevices);
  const held = listHeldDevices(devices, project.orientation).filter(
    // The collect app lets phones go from a project for tablets.
    ({ kind }) => project.device === 'mobile' || kind === 'tablet',
  );
  print(`${participants} participants to ${apiUrl}, ${atOnce} at once, first seed ${firstSeed}`);
  print(`project ${project.id}, ${project.name}: ${seen.join(', ') || 'questions alone'}`);
  const crowd = await playCrowd({
    apiUrl,
    slug: toSlug(project),
    password: project.password,
    participants,
    atOnce,
    firstSeed,
    devices: held,
    findStimulus,
  });
  for (const [reason, count] of crowd.faults) print(`  ${count} failed: ${reason}`);
  const { people } = crowd;
  const ids = new Set(people.map(({ recordingId }) => recordingId));
  const waited = await waitForRecords(researcher, project.id, ids);
  const { joined } = await researcher.getProject(project.id);
  const { records } = waited;
  const validity = records ? compareValidity(people, records) : [];
  const attention = records ? compareAttention(people, records) : [];
  printCrowd(crowd);
  if (attention.length > 0) printAttention(attention, measureMeanErrorDeg(people));
  const places = joined - project.joined;
  const figures = judge({ participants, crowd, waited, places, validity, attention });
  print('');
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}

/** Participants are patient; the person who starts them should hear of a stopped stack at once. */
async function requireAnswer(apiUrl: string): Promise<void> {
  const transport = createTransport();
  try {
    await transport.send(`${apiUrl}/api/docs`, { method: 'GET', headers: {} });
  } catch (error) {
    const answer = `${apiUrl} does not answer: npm run stack, or give --api URL`;
    throw new Error(answer, { cause: error });
  } finally {
    transport.stop();
  }
}
