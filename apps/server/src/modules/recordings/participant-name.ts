/** Numbers of test runs are negative. */
const TEST_NAME = 'You (test)';

/** The name a person can quote, such as P-043. */
export function toParticipantName(number: number): string {
  if (number < 0) return TEST_NAME;
  return `P-${String(number).padStart(3, '0')}`;
}
