export { writeAoiJson } from './aoi-json.ts';
export {
  AOI_FILE_LIMITS,
  AoiFileError,
  type AoiFileFault,
  type AoiSet,
  type FileAoi,
  type FileAsset,
  type LeftOut,
  type ReadAoiSet,
} from './aoi-set.ts';
export { writeCvat } from './cvat.ts';
export { writeLabelStudio } from './label-studio.ts';
export {
  AOI_FORMATS,
  type AoiFormat,
  readAoiFile,
  USUAL_FRAMES_PER_SECOND,
} from './read-aoi-file.ts';
