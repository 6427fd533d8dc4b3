import { extendModel } from './extend-model.ts';
import { mergeOutputs } from './merge-outputs.ts';
import { writeStoredZip } from './stored-zip.ts';

/** The packed files of @mediapipe/face_mesh, and the script that says where each begins and ends. */
export interface PackedAssets {
  readonly data: Uint8Array;
  readonly loader: string;
}

/** A bundle for the face landmark task, made of the models inside @mediapipe/face_mesh. */
export function buildTask(assets: PackedAssets): Uint8Array {
  const get = openAssets(assets);
  // The detector takes pixels as −1 to 1, the landmark model as 0 to 1.
  const detector = extendModel(get('face_detection_short_range.tflite'), {
    mean: 127.5,
    std: 127.5,
  });
  const landmarks = extendModel(
    get('face_landmark_with_attention.tflite'),
    { mean: 0, std: 255 },
    mergeOutputs,
  );
  const geometry = 'geometry_pipeline_metadata_landmarks.binarypb';
  return writeStoredZip([
    { name: 'face_detector.tflite', content: detector },
    { name: 'face_landmarks_detector.tflite', content: landmarks },
    { name: geometry, content: get(geometry) },
  ]);
}

function openAssets({ data, loader }: PackedAssets): (name: string) => Uint8Array {
  const list = /"files":\s*(\[[^\]]*\])/.exec(loader)?.[1];
  if (list === undefined) throw new RangeError('the loader names no files');
  const files = JSON.parse(list) as { filename: string; start: number; end: number }[];
  return (name) => {
    const file = files.find(({ filename }) => filename.endsWith(`/${name}`));
    if (!file || file.end > data.length) throw new RangeError(`no ${name} among the packed files`);
    return data.slice(file.start, file.end);
  };
}
