/** The name a person can quote, such as P-043. */
export function toParticipantName(number: number): string {
  return `P-${String(number).padStart(3, '0')}`;
}
