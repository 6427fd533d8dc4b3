/** A browser lacks what gaze needs. Another try ends the same way. */
export class UnusableError extends Error {
  override readonly name = 'UnusableError';
}
