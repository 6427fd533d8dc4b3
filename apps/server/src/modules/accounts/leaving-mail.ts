import type { Language } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import {
  MAIL_RULE,
  toMailButton,
  toMailDate,
  toMailNote,
  toMailParagraph,
} from '#platform/mail/mail-parts.ts';

const TEXTS = {
  en: {
    subject: 'Your Fovea account is deleted on {date}',
    preheader: 'Until then you can keep it: log in.',
    title: 'Your account is deleted on {date}',
    lead: 'You asked us to delete the account of {email}. Projects that collected have ended. On {date} the account goes with its projects, participants’ data, pictures and sessions. After that nothing can be brought back.',
    keep: 'Changed your mind? Log in before that date and choose “Keep my account”.',
    button: 'Log in',
    notYou:
      'If it was not you, log in, keep the account and change your password: somebody knows it.',
  },
  ko: {
    subject: 'Fovea 계정이 {date}에 삭제됩니다',
    preheader: '그 전까지는 로그인해서 계정을 유지할 수 있습니다.',
    title: '계정이 {date}에 삭제됩니다',
    lead: '{email} 계정의 삭제를 요청하셨습니다. 수집 중이던 프로젝트는 종료되었습니다. {date}에 계정과 함께 프로젝트, 참여자 데이터, 이미지, 세션이 삭제되며, 그 뒤에는 되돌릴 수 없습니다.',
    keep: '마음이 바뀌었다면 그 날짜 전에 로그인해서 “계정 유지”를 선택하세요.',
    button: '로그인',
    notYou:
      '직접 요청하지 않으셨다면 로그인해서 계정을 유지하고 비밀번호를 변경하세요. 다른 사람이 비밀번호를 알고 있습니다.',
  },
} satisfies Record<Language, object>;

export function toLeavingMail(
  language: Language,
  { webUrl, email, leavesAt }: { webUrl: string; email: string; leavesAt: Date },
) {
  const date = toMailDate(leavesAt);
  const dated = (words: string) => words.replaceAll('{date}', date);
  const { subject, preheader, title, lead, keep, button, notYou } = TEXTS[language];
  return toFramedMail(language, {
    webUrl,
    reason: 'account',
    subject: dated(subject),
    preheader,
    title: dated(title),
    parts: [
      toMailParagraph(dated(lead), email),
      toMailNote(keep),
      toMailButton(button, `${webUrl}/user/login`),
      MAIL_RULE,
      toMailNote(notYou),
    ],
  });
}
