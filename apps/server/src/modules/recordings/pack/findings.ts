// Findings of the gaze package about a recording, in the form in which they are stored. No formula
// is here.
import { RECORD_SCALE, type RecordingFindings } from '@fovea/contract';
import { measureKNorms } from '@fovea/gaze/attention';
import { measureRecordingValidity, type RecordingValidity } from '@fovea/gaze/quality';
import type { PageSamples } from '@fovea/gaze/samples';
import type { DeviceFacts } from '#modules/devices/public.ts';
import { FINDING_ALGORITHMS } from './finding-algorithms.ts';
import { detectPageEvents } from './page-events.ts';
import { toPageFindings } from './page-figures.ts';
import { toViewing } from './viewing.ts';

export interface MeasuredRecording {
  readonly quality: RecordingValidity;
  readonly findings: RecordingFindings;
}

export interface RecordingFacts {
  /** Measured in calibration. */
  readonly rateHz: number;
  readonly device: DeviceFacts;
  /** Precision in the validation after calibration, in CSS px. */
  readonly precisionPx: number | null;
  /** As the camera estimated it in calibration. */
  readonly distanceMm?: number | null | undefined;
}

/** The norms of coefficient K come from all pages, so a recording is measured as a whole. */
export function measureRecording(
  pages: readonly PageSamples[],
  { rateHz, device, precisionPx, distanceMm }: RecordingFacts,
): MeasuredRecording {
  const quality = measureRecordingValidity(pages, { calibrationRateHz: rateHz });
  const viewing = toViewing(device, precisionPx, distanceMm);
  const events = pages.map((samples) => detectPageEvents(samples, viewing, device));
  const norms = measureKNorms(events);
  const findings = {
    viewing,
    algorithms: [...FINDING_ALGORITHMS],
    kNorms: norms,
    scale: RECORD_SCALE,
    pages: events.flatMap((own, i) => {
      const pageQuality = quality.pages[i];
      return pageQuality === undefined ? [] : [toPageFindings(own, pageQuality, norms, device)];
    }),
  };
  return { quality, findings };
}
