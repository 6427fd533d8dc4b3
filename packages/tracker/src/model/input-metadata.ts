import { byte, floats, ref, refs, table, text } from './flat-nodes.ts';
import { writeFlat } from './write-flat.ts';

/** A pixel value p goes into the model as (p − mean) / std, p from 0 to 255. */
export interface Normalisation {
  readonly mean: number;
  readonly std: number;
}

// Values of metadata_schema.fbs of TensorFlow Lite Support.
const RGB = 1;
const IMAGE_PROPERTIES = 2;
const NORMALISATION_OPTIONS = 1;
/** Slots of ProcessUnit, Content and TensorMetadata: a union takes two, its kind first. */
const unit = { kind: 0, options: 1 };
const content = { kind: 0, properties: 1 };
const tensor = { name: 0, content: 3, processUnits: 4 };
const subgraph = { inputs: 2, outputs: 3 };
const model = { name: 0, subgraphs: 3 };

/** The TFLITE_METADATA of a model with one RGB image in and so many tensors out. */
export function writeInputMetadata({ mean, std }: Normalisation, outputCount: number): Uint8Array {
  const normalise = table([
    byte(unit.kind, NORMALISATION_OPTIONS),
    ref(unit.options, table([ref(0, floats([mean])), ref(1, floats([std]))])),
  ]);
  const image = table([
    byte(content.kind, IMAGE_PROPERTIES),
    ref(content.properties, table([byte(0, RGB)])),
  ]);
  const input = table([
    ref(tensor.name, text('image')),
    ref(tensor.content, image),
    ref(tensor.processUnits, refs([normalise])),
  ]);
  const outputs = Array.from({ length: outputCount }, (_, i) =>
    table([ref(tensor.name, text(`out${i}`))]),
  );
  const graph = table([ref(subgraph.inputs, refs([input])), ref(subgraph.outputs, refs(outputs))]);
  return writeFlat(
    table([ref(model.name, text('model')), ref(model.subgraphs, refs([graph]))]),
    'M001',
  );
}
