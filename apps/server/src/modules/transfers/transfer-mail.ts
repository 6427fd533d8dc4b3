import type { Language } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import {
  MAIL_RULE,
  toMailButton,
  toMailCode,
  toMailNote,
  toMailNumber,
  toMailParagraph,
} from '#platform/mail/mail-parts.ts';

const TEXTS = {
  en: {
    subject: (sessions: number) => `${toSessions(sessions)} for you on Fovea`,
    preheader: 'Your code is inside.',
    title: (sessions: number) => `You have been sent ${toSessions(sessions)}`,
    lead: '{email} has passed them on to you. Add this code to your account under Use code.',
    account: 'Log in to use it',
    noAccount: 'Create an account to use it',
    bound: (receiver: string) =>
      `The code works once, and only for the account of ${receiver}. The sender can cancel it until you use it.`,
    unexpected: 'You did not expect this? You need not do anything.',
  },
  ko: {
    subject: (sessions: number) => `Fovea 세션 ${toMailNumber(sessions)}개를 받으셨습니다`,
    preheader: '메일에서 코드를 확인하세요.',
    title: (sessions: number) => `세션 ${toMailNumber(sessions)}개를 받으셨습니다`,
    lead: '{email} 님이 보낸 세션입니다. 내 계정의 코드 사용에서 아래 코드를 입력하세요.',
    account: '로그인하고 사용하기',
    noAccount: '계정을 만들고 사용하기',
    bound: (receiver: string) =>
      `이 코드는 ${receiver} 계정에서 한 번만 사용할 수 있습니다. 사용하기 전에는 보낸 사람이 취소할 수 있습니다.`,
    unexpected: '예상하지 못한 메일이라면 아무것도 하지 않으셔도 됩니다.',
  },
} satisfies Record<Language, object>;

const toSessions = (count: number) =>
  `${toMailNumber(count)} ${count === 1 ? 'session' : 'sessions'}`;

/** For whoever is to use the code, with or without an account. */
export function toTransferMail(
  language: Language,
  facts: {
    readonly webUrl: string;
    readonly code: string;
    readonly amount: number;
    readonly from: string;
    readonly receiver: string;
    readonly hasAccount: boolean;
  },
) {
  const { webUrl, code, amount, from, receiver, hasAccount } = facts;
  const texts = TEXTS[language];
  const button = hasAccount
    ? toMailButton(texts.account, `${webUrl}/account/code`)
    : toMailButton(texts.noAccount, `${webUrl}/user/sign-up`);
  return toFramedMail(language, {
    webUrl,
    reason: hasAccount ? 'account' : 'entered',
    subject: texts.subject(amount),
    preheader: texts.preheader,
    title: texts.title(amount),
    parts: [
      toMailParagraph(texts.lead, from),
      toMailCode(code),
      button,
      toMailNote(texts.bound(receiver)),
      MAIL_RULE,
      toMailNote(texts.unexpected),
    ],
  });
}
