import { withLedgerDatabases } from '#credits/ledger-databases.ts';
import { withLane } from '#recordings/paid/lane.ts';
import { playHistory } from '#recordings/paid/history.ts';
import { planHistory } from '#recordings/paid/plan.ts';
import { readFileSync } from 'node:fs';
const [from = 1, n = 5] = process.argv.slice(2).map(Number);
const server = { driver: undefined };
await withLedgerDatabases({ durable: false }, (dbs) => withLane(dbs, server, { name: 'scratch_test' }, async (lane) => {
  const cpu = () => { const s = readFileSync(`/proc/${server.driver.pid}/stat`, 'utf8').split(') ')[1].split(' '); return (+s[11] + +s[12]) * 10; };
  let bad = 0;
  for (let i = from; i < from + n; i++) {
    const t = performance.now(), c = cpu();
    let p; try { p = await playHistory(lane, planHistory(i)); } catch (e) { console.log(i, e); bad++; continue; }
    console.log(i, p.steps, 'steps', p.refusals, 'ref', p.deaths, 'deaths', p.read, 'read', Math.round(performance.now() - t), 'ms', cpu() - c, 'cpu');
    if (p.difference) { bad++; console.log(p.lines.join('\n  ')); console.log('  ==>', p.difference); }
  }
  console.log('bad', bad, 'own', process.cpuUsage());
}));
await server.driver?.stop();
