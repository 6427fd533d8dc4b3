import {
  EyeMark,
  GeneralErrorDrawing,
  Link,
  NoParticipantsDrawing,
  NoProjectsDrawing,
  NoResultsDrawing,
  NotFoundDrawing,
  OfflineDrawing,
  SegmentedControl,
  ServerErrorDrawing,
} from '@fovea/ui';
import type { ReactNode } from 'react';
import { ButtonSamples } from './button-samples.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { ColourSamples } from './colour-samples.tsx';
import { ContentSamples } from './content-samples.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { LayerSamples } from './layer-samples.tsx';
import type { Language, Texts } from './texts.ts';

interface GalleryScreenProps {
  language: Language;
  texts: Texts;
  /** Names of the groups to show; all when it is empty. */
  shown: readonly string[];
  /** The layer that is open from the start. */
  opened: string | null;
}

export function GalleryScreen({ language, texts, shown, opened }: GalleryScreenProps) {
  const groups = [
    ['buttons', texts.buttons, <ButtonSamples key="1" texts={texts} />],
    ['fields', texts.fields, <FieldSamples key="2" texts={texts} />],
    ['choices', texts.choices, <ChoiceSamples key="3" texts={texts} />],
    ['layers', texts.layers, <LayerSamples key="4" texts={texts} opened={opened} />],
    ['feedback', texts.feedback, <FeedbackSamples key="5" texts={texts} opened={opened} />],
    ['content', texts.content, <ContentSamples key="6" texts={texts} />],
    ['drawings', texts.drawings, <DrawingSamples key="7" texts={texts} />],
    ['colours', texts.colours, <ColourSamples key="8" texts={texts} />],
  ] as const;
  const theme = document.documentElement.dataset.theme ?? 'system';
  return (
    <>
      <header className="sticky top-0 z-(--z-header) flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-border border-b bg-surface px-5 py-2">
        <Link
          href="#content"
          className="fixed top-2 left-2 z-(--z-command) -translate-y-20 bg-surface px-3 py-2 focus:translate-y-0"
        >
          {texts.goToContent}
        </Link>
        <span className="flex items-center gap-2 font-bold text-[0.9375rem] tracking-[-0.02em]">
          <EyeMark />
          Fovea
        </span>
        <span className="ml-auto flex flex-wrap gap-2">
          <SegmentedControl
            label={texts.language}
            value={language}
            onChange={(lang) => go({ lang })}
            segments={[
              { value: 'en', label: 'English' },
              { value: 'ko', label: '한국어' },
            ]}
          />
          <SegmentedControl
            label={texts.theme}
            value={theme}
            onChange={(next) => go({ theme: next })}
            segments={[
              { value: 'system', label: texts.system },
              { value: 'light', label: texts.light },
              { value: 'dark', label: texts.dark },
            ]}
          />
        </span>
      </header>
      <main id="content" className="mx-auto max-w-content px-4 py-8 md:px-8">
        <h1 className="type-h1 mb-6">{texts.gallery}</h1>
        <div className="columns-1 gap-4 lg:columns-2">
          {groups
            .filter(([name]) => shown.length === 0 || shown.includes(name))
            .map(([name, title, samples]) => (
              <Group key={name} title={title}>
                {samples}
              </Group>
            ))}
        </div>
      </main>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-4 break-inside-avoid rounded-card border border-border bg-surface p-5 shadow-e1">
      <h2 className="type-h3 mb-4">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

function go(change: Record<string, string>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  location.search = query.toString();
}

function DrawingSamples({ texts }: { texts: Texts }) {
  const drawings = [
    [<NoProjectsDrawing key="1" />, texts.emptyTitle],
    [<NoParticipantsDrawing key="2" />, texts.noPeopleTitle],
    [<NoResultsDrawing key="7" />, texts.noResultsTitle],
    [<OfflineDrawing key="3" />, texts.offline],
    [<NotFoundDrawing key="4" />, texts.notFound],
    [<ServerErrorDrawing key="5" />, texts.serverError],
    [<GeneralErrorDrawing key="6" />, texts.generalError],
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
      {drawings.map(([drawing, title]) => (
        <figure key={title} className="text-center">
          {drawing}
          <figcaption className="type-small mt-1 text-balance text-text-2">{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}
