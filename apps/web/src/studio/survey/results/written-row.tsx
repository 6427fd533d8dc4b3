import type { AnswerAggregate } from '@fovea/records';
import { Badge, GazePathGlyph, IconButton } from '@fovea/ui';
import type { ReactNode } from 'react';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { useTexts } from './texts.ts';
import { useShownNumber } from './use-shown-number.ts';

export interface WrittenRowProps {
  /** Page of the question. */
  pageId: string;
  answer: AnswerAggregate;
  search: string;
  /** Shows a participant's path on the page before the question; undefined where there is none. */
  onPath: ((place: number) => void) | undefined;
}

export function WrittenRow({ pageId, answer, search, onPath }: WrittenRowProps) {
  const t = useTexts();
  const { participants } = useStudioPlace();
  const { subjectId = '', gender, recordingId } = participants[answer.place] ?? {};
  const number = useShownNumber(pageId, recordingId);
  return (
    <li className="type-body flex items-start gap-3 border-border border-b px-4 py-2">
      <span className="flex-none" style={{ width: '4.25rem' }}>
        <span className="tnum block font-semibold">{subjectId}</span>
        {gender && <span className="type-small block text-text-3">{t(gender)}</span>}
      </span>
      <span className="min-w-0 flex-1" style={{ overflowWrap: 'anywhere' }}>
        {markHits(answer.text, search)}
        {answer.contacts?.map((kind) => (
          <Badge key={kind} tone="warn" className="ml-2">
            {t(`contact_${kind}`)}
          </Badge>
        ))}
        {number !== undefined && (
          <span className="tnum type-small block text-text-3">{t('seenAs', { number })}</span>
        )}
      </span>
      {onPath && (
        <IconButton
          label={t('showPath', { name: subjectId })}
          size="dense"
          onClick={() => onPath(answer.place)}
        >
          <GazePathGlyph className="size-3.5" />
        </IconButton>
      )}
    </li>
  );
}

/** The text as it was written, never as HTML, with what was searched for marked. */
function markHits(written: string, search: string): ReactNode {
  const text = written.normalize('NFC');
  const wanted = search.normalize('NFC').toLowerCase();
  const lower = text.toLowerCase();
  // A few letters have another length in lower case: then nothing is marked.
  if (wanted === '' || lower.length !== text.length) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    const end = at + wanted.length;
    parts.push(
      text.slice(from, at),
      <mark key={at} className="rounded-chip bg-warn-bg text-warn">
        {text.slice(at, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
