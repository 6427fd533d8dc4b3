// The card that chat apps show for a participant's link. They run no script, so the server writes its
// tags into the head of the document.
import { LANGUAGES, type Language, type ProjectHead, toVisitMinutes } from '@fovea/contract';
import { escapeMarkup } from '#platform/mail/mail-parts.ts';

const BRAND = 'Fovea';
/** Ours, and never a page of a project: `apps/collect/public/`. */
const PICTURE = { path: '/preview.png', widthPx: 1200, heightPx: 630 };
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', ko: 'ko_KR' };

const TEXTS = {
  en: {
    invited: 'You are invited to take part',
    neutral: 'Look at a few pages on your phone or tablet. No account is needed.',
    about:
      'You are invited to take part. It takes about {minutes} minutes on your {device}. No account is needed.',
    mobile: 'phone',
    tablet: 'tablet',
  },
  ko: {
    invited: '참여에 초대합니다',
    neutral: '휴대폰이나 태블릿으로 몇 페이지를 보면 됩니다. 계정은 필요 없습니다.',
    about: '참여에 초대합니다. {device}으로 약 {minutes}분 걸립니다. 계정은 필요 없습니다.',
    mobile: '휴대폰',
    tablet: '태블릿',
  },
} satisfies Record<Language, object>;

export interface PreviewedProject {
  readonly slug: string;
  /** As participants read it. */
  readonly title: string;
  readonly device: ProjectHead['device'];
  readonly lengthMs: number;
}

/** Without a project, or with one that has a password, it says nothing of it. */
export function toPreviewHead(
  language: Language,
  collectUrl: string,
  project?: PreviewedProject,
): string {
  const texts = TEXTS[language];
  const title = project?.title ?? texts.invited;
  const description =
    project === undefined
      ? texts.neutral
      : texts.about
          .replace('{minutes}', String(toVisitMinutes(project.lengthMs)))
          .replace('{device}', texts[project.device]);
  const picture = collectUrl + PICTURE.path;
  const others = LANGUAGES.filter((other) => other !== language);
  return [
    `<title>${escapeMarkup(`${title} | ${BRAND}`)}</title>`,
    toMeta('name', 'description', description),
    toMeta('property', 'og:type', 'website'),
    toMeta('property', 'og:site_name', BRAND),
    toMeta('property', 'og:title', title),
    toMeta('property', 'og:description', description),
    ...(project ? [toMeta('property', 'og:url', `${collectUrl}/p/${project.slug}`)] : []),
    toMeta('property', 'og:image', picture),
    toMeta('property', 'og:image:width', String(PICTURE.widthPx)),
    toMeta('property', 'og:image:height', String(PICTURE.heightPx)),
    toMeta('property', 'og:locale', LOCALES[language]),
    ...others.map((other) => toMeta('property', 'og:locale:alternate', LOCALES[other])),
    toMeta('name', 'twitter:card', 'summary_large_image'),
    toMeta('name', 'twitter:title', title),
    toMeta('name', 'twitter:description', description),
    toMeta('name', 'twitter:image', picture),
  ].join('\n');
}

function toMeta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}
