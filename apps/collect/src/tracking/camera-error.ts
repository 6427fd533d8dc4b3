/** With `unusable` no other try helps: this browser cannot find a face. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'engine' | 'unusable' | 'failed';

/** Why there is no camera, as far as a person can help it. */
export class CameraError extends Error {
  readonly fault: CameraFault;

  constructor(fault: CameraFault, cause: unknown) {
    super(`the camera cannot be used: ${fault}`, { cause });
    this.name = 'CameraError';
    this.fault = fault;
  }
}
