import { type Language, LIMITS } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import {
  toMailButton,
  toMailDate,
  toMailNote,
  toMailParagraph,
} from '#platform/mail/mail-parts.ts';

const TEXTS = {
  en: {
    button: 'Open the project',
    soon: {
      subject: 'Your Fovea project ends on {end}',
      preheader: 'It goes on if somebody takes part before that.',
      title: 'Your project ends on {end} if no one takes part',
      never: 'Nobody has taken part yet in the project that {email} started on {start}.',
      lead: 'Nobody has taken part since {since} in the project that {email} started on {start}.',
      rule: 'A project ends by itself after {days} days without a new participant. To keep it open, share its link again: one person is enough for {days} more days.',
      sessions: 'If it ends, sessions that it did not use return to your account.',
    },
    ended: {
      subject: 'Your Fovea project has ended',
      preheader: 'No one took part for {days} days.',
      title: 'Your project has ended',
      lead: 'No one took part for {days} days in the project that {email} started on {start}, so it ended on {end}. Its link takes no more participants.',
      kept: 'You can analyse what was collected until {kept}. After that it is deleted.',
      sessions:
        'Sessions that it did not use return to your account, unless they have expired meanwhile.',
    },
  },
  ko: {
    button: '프로젝트 열기',
    soon: {
      subject: 'Fovea 프로젝트가 {end}에 종료됩니다',
      preheader: '그 전에 누군가 참여하면 계속됩니다.',
      title: '아무도 참여하지 않으면 프로젝트가 {end}에 종료됩니다',
      never: '{email} 계정으로 {start}에 시작한 프로젝트에 아직 참여한 사람이 없습니다.',
      lead: '{email} 계정으로 {start}에 시작한 프로젝트에 {since} 이후 새로 참여한 사람이 없습니다.',
      rule: '새 참여자가 {days}일 동안 없으면 프로젝트는 자동으로 종료됩니다. 계속하려면 링크를 다시 공유하세요. 한 명만 참여해도 {days}일 더 이어집니다.',
      sessions: '종료되면 쓰지 않은 세션은 계정으로 돌아옵니다.',
    },
    ended: {
      subject: 'Fovea 프로젝트가 종료되었습니다',
      preheader: '{days}일 동안 참여한 사람이 없었습니다.',
      title: '프로젝트가 종료되었습니다',
      lead: '{email} 계정으로 {start}에 시작한 프로젝트에 {days}일 동안 참여한 사람이 없어 {end}에 종료되었습니다. 이제 링크로 참여할 수 없습니다.',
      kept: '수집된 데이터는 {kept}까지 분석할 수 있습니다. 그 뒤에는 삭제됩니다.',
      sessions: '쓰지 않은 세션은 계정으로 돌아옵니다. 그사이 만료된 세션은 제외됩니다.',
    },
  },
} satisfies Record<Language, object>;

interface ProjectEnd {
  readonly webUrl: string;
  readonly projectId: string;
  readonly email: string;
  readonly kind: 'soon' | 'ended';
  readonly startedAt: Date;
  readonly idleSince: Date;
  readonly endsAt: Date;
  /** Until when there is something to analyse, if there is. */
  readonly keptUntil: Date | undefined;
  readonly hasSessions: boolean;
}

/** Says which project by its start and a link: its name is nobody's business on the way. */
export function toProjectEndMail(language: Language, mail: ProjectEnd) {
  const { webUrl, projectId, email, kind, startedAt, idleSince, keptUntil } = mail;
  const { button, soon, ended } = TEXTS[language];
  const values: Readonly<Record<string, string>> = {
    days: String(LIMITS.idleDays),
    start: toMailDate(startedAt),
    since: toMailDate(idleSince),
    end: toMailDate(mail.endsAt),
    kept: keptUntil === undefined ? '' : toMailDate(keptUntil),
  };
  const fill = (words: string) =>
    words.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const texts = kind === 'soon' ? soon : ended;
  const isNever = idleSince.getTime() === startedAt.getTime();
  const lead = kind === 'soon' && isNever ? soon.never : texts.lead;
  const notes = [
    ...(kind === 'soon' ? [soon.rule] : []),
    ...(kind === 'ended' && keptUntil !== undefined ? [ended.kept] : []),
    ...(mail.hasSessions ? [texts.sessions] : []),
  ];
  return toFramedMail(language, {
    webUrl,
    reason: 'account',
    subject: fill(texts.subject),
    preheader: fill(texts.preheader),
    title: fill(texts.title),
    parts: [
      toMailParagraph(fill(lead), email),
      ...notes.map((words) => toMailNote(fill(words))),
      toMailButton(button, `${webUrl}/project/${projectId}`),
    ],
  });
}
