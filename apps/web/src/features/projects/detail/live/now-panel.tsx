import type { AggregatedParticipant, Funnel } from '@fovea/contract';
import { getBand } from '@fovea/records';
import { Badge } from '@fovea/ui';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { useAgoText } from '#shared/format/ago.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { LivePanel } from './live-panel.tsx';

/** Consent, camera, calibration, pages, the end. */
const SEGMENTS = [0, 1, 2, 3, 4] as const;
const DONE = { consented: 1, camera_on: 2, calibrated: 3 } as const;
const TONES = { reliable: 'good', acceptable: 'warn', unreliable: 'bad' } as const;

type Person = Pick<AggregatedParticipant, 'subjectId' | 'gender' | 'age'>;

interface NowPanelProps {
  funnel: Funnel;
  pageCount: number;
  people: readonly Person[];
  nowMs: number;
}

/** Lists the people who take part now; none of them can be opened. */
export function NowPanel({ funnel, pageCount, people, nowMs }: NowPanelProps) {
  const t = useTexts();
  const count = funnel.there.reduce((sum, place) => sum + place.count, 0);
  const more = count - funnel.now.length;
  return (
    <LivePanel
      title={t('now')}
      note={<Badge tone="accent">{toNumberText(count)}</Badge>}
      aside={<span className="type-small text-text-3">{t('noNames')}</span>}
    >
      {funnel.now.length === 0 && (
        <p className="type-body py-6 text-center text-text-3">{t('nobodyNow')}</p>
      )}
      <ul className="mt-2 divide-y divide-border">
        {funnel.now.map((visit) => (
          <li key={`${visit.startedAt} ${visit.model}`} className="flex items-center gap-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="type-body">{toPlaceText(visit)}</p>
              <Steps visit={visit} pageCount={pageCount} />
            </div>
            <p className="type-small tnum w-24 flex-none text-right text-text-3">
              <span className="block truncate">{visit.model || t('someDevice')}</span>
              {toClockText(nowMs - Date.parse(visit.startedAt))}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="type-small tnum text-text-3">{t('more', { count: more })}</p>}
      <h3 className="type-micro mt-auto border-border border-t pt-2.5 font-semibold text-text-3">
        {t('finished')}
      </h3>
      <Finished last={funnel.last} people={people} nowMs={nowMs} />
    </LivePanel>
  );

  function toPlaceText({ step, page }: Funnel['now'][number]): string {
    if (step === 'page') return t('atpage', { page: (page ?? 0) + 1, pages: pageCount });
    return step === 'consented' || step === 'camera_on' ? t(`at${step}`) : t('atcalibrated');
  }
}

function Steps(props: { visit: Funnel['now'][number]; pageCount: number }) {
  const { visit, pageCount } = props;
  const done =
    visit.step === 'page'
      ? 3 + ((visit.page ?? 0) + 1) / (pageCount + 1)
      : visit.step in DONE
        ? DONE[visit.step as keyof typeof DONE]
        : 3;
  return (
    <span aria-hidden="true" className="mt-1.5 flex gap-0.5">
      {SEGMENTS.map((at) => (
        <span key={at} className="h-1 flex-1 overflow-hidden rounded-full bg-surface-3">
          <span
            className="block h-full bg-accent"
            style={{ width: `${100 * Math.min(1, Math.max(0, done - at))}%` }}
          />
        </span>
      ))}
    </span>
  );
}

type FinishedProps = Pick<NowPanelProps, 'people' | 'nowMs'> & { last: Funnel['last'] };

function Finished({ last, people, nowMs }: FinishedProps) {
  const t = useTexts();
  const toAgo = useAgoText();
  if (last.length === 0) {
    return <p className="type-small mt-1 text-text-3">{t('nobodyFinished')}</p>;
  }
  return (
    <ul>
      {last.map(({ participant, deviceName, completedAt, validity }) => {
        const person = people.find(({ subjectId }) => subjectId === participant);
        const who = person && t(person.gender ?? 'noGender', { age: person.age });
        return (
          <li
            key={participant}
            className="type-small tnum flex animate-[rise-in_var(--menu-ms)_var(--ease)] items-center gap-2 py-1 text-text-2 motion-reduce:animate-none"
          >
            <b className="flex-none font-semibold text-text">{participant}</b>
            <span className="min-w-0 flex-1 truncate">
              {who === undefined ? deviceName : `${who}, ${deviceName}`}
            </span>
            <span className="flex-none text-text-3">{toAgo(nowMs - Date.parse(completedAt))}</span>
            {validity === null ? (
              <Badge>{t('checking')}</Badge>
            ) : (
              <Badge tone={TONES[getBand(validity)]}>
                {t('percent', { percent: Math.floor(validity) })}
              </Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** 1:24 */
function toClockText(spentMs: number): string {
  const s = Math.max(0, Math.floor(spentMs / 1_000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}
