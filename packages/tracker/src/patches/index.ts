export { cutEyePatches, findEyeBand, PATCH_SIZE, type PixelRect } from './eye-patch.ts';
export { type GreyImage, toGrey } from './grey-image.ts';
export { FEATURE_LENGTH, measureSimilarity, toPatchFeature } from './patch-feature.ts';
export { toSlides } from './slides.ts';
