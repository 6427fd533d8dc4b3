export {
  addMapParts,
  createMapPart,
  type MapPart,
  type MapPartOptions,
  subtractMapParts,
} from './map-part.ts';
