import { expect, test } from '@playwright/test';
import { readWords } from '#drivers/words.ts';

const words = readWords('en');

/**
 * Texts that the specification gives letter by letter. Other specs take the texts as the apps have
 * them.
 */
const SPECIFIED: readonly (readonly [shown: string, specified: string])[] = [
  [words('log-in', 'emailInvalid'), 'The email format is invalid'],
  [words('log-in', 'passwordMissing'), 'Please enter your password.'],
  [words('log-in', 'unknownUser'), 'The user does not exist. Please sign up first.'],
  [words('log-in', 'failed'), 'Failed to log in. Please try again.'],
  [words('sign-up', 'emailMissing'), 'Please enter your email'],
  [words('sign-up', 'emailInvalid'), 'Invalid email format.'],
  [words('sign-up', 'emailInUse'), 'The email is already in use. Please try another one.'],
  [words('sign-up', 'codeSent'), 'A verification code has been sent to your email.'],
  [words('sign-up', 'codeWrong'), 'Failed to verify the email code. Please try again.'],
  [words('sign-up', 'codeIncomplete'), 'The verification code is a 6-digit number.'],
  [words('sign-up', 'codeStep'), 'Enter the 6-digit code'],
  [words('sign-up', 'verified'), 'Your email has been verified successfully.'],
  [words('sign-up', 'created'), 'Your account has been created. Please log in.'],
  [words('account-step', 'passwordsDiffer'), 'Passwords must match.'],
  [words('account-step', 'organizationMissing'), 'Please enter your organization name.'],
  [words('password-rules', 'passwordShort'), 'Password must be at least 10 characters long.'],
  [words('new-password', 'passwordsDiffer'), 'Passwords do not match'],
  [words('new-password', 'passwordMissing'), 'Please enter your new password.'],
  [words('password-change', 'newPasswordMissing'), 'Please enter your new password.'],
  [words('password-reset', 'invalid'), 'Invalid token. Please try again.'],
  [words('password-reset', 'done'), 'Your password has been successfully reset.'],
  [words('modals', 'worksTitle'), 'This feature is in the works.'],
  [words('analysis-playback', 'noValidData'), 'No valid data has been collected.'],
  [words('activate-project', 'title'), 'Want to start collecting data?'],
  [words('not-enough-credit', 'title'), 'Insufficient data collection sessions.'],
  [words('not-enough-credit', 'text'), 'You do not have enough sessions'],
  [words('api-errors', 'transfer_code_unknown'), 'This code is not valid.'],
  [words('api-errors', 'transfer_code_used'), 'This code was used already.'],
  [words('api-errors', 'transfer_code_cancelled'), 'This code was cancelled by the sender.'],
];

test('what the specification words exactly is worded so', () => {
  expect(SPECIFIED.map(([shown]) => shown)).toEqual(SPECIFIED.map(([, specified]) => specified));
});
