import {
  byte,
  bytes,
  type FlatField,
  int,
  ints,
  kept,
  ref,
  refs,
  table,
  text,
} from './flat-nodes.ts';
import { type Normalisation, writeInputMetadata } from './input-metadata.ts';
import { readFlat } from './read-flat.ts';
import { writeFlat } from './write-flat.ts';

// Slots of schema.fbs of TensorFlow Lite.
const model = { version: 0, codes: 1, subgraphs: 2, description: 3, buffers: 4, metadata: 6 };
const subgraph = { tensors: 0, inputs: 1, outputs: 2, operators: 3 };
const INT32 = 2;
const FLOAT32 = 0;

/** Operators by their number in the schema, with the number of their options table. */
export const OPERATORS = {
  concatenation: { code: 2, options: 10 },
  reshape: { code: 22, options: 17 },
  gather: { code: 36, options: 23 },
  stridedSlice: { code: 45, options: 32 },
} as const;
type Operator = keyof typeof OPERATORS;

/** Adds operators to a graph; tensors go by their index. */
export interface GraphTail {
  addConstant(values: readonly number[]): number;
  /** `axis` is for concatenation and gather. Gives the new tensor of that shape. */
  addOperator(
    operator: Operator,
    inputs: readonly number[],
    shape: readonly number[],
    axis?: number,
  ): number;
}

/**
 * The model with metadata for the picture it takes and, with `tail`, operators behind its outputs.
 * Weights and tables of the model stay as they are.
 */
export function extendModel(
  bytesOfModel: Uint8Array,
  normalisation: Normalisation,
  tail?: (graph: GraphTail, outputs: readonly number[]) => number[],
): Uint8Array {
  const { root, findField, follow, listItems, readInt } = readFlat(bytesOfModel);
  const keep = (owner: number, slot: number) =>
    listItems(owner, slot).map((at) => kept(follow(at)));
  const [graphAt] = listItems(root, model.subgraphs);
  if (graphAt === undefined) throw new RangeError('a model without a graph');
  const graph = follow(graphAt);
  const buffers = keep(root, model.buffers);
  const codes = keep(root, model.codes);
  const tensors = keep(graph, subgraph.tensors);
  const operators = keep(graph, subgraph.operators);
  const before = listItems(graph, subgraph.outputs).map(readInt);

  const addBuffer = (content: Uint8Array) => buffers.push(table([ref(0, bytes(content))])) - 1;
  const addTensor = (shape: readonly number[], type: number, buffer: number) =>
    tensors.push(
      table([
        ref(0, ints(shape)),
        byte(1, type),
        int(2, buffer),
        ref(3, text(`t${tensors.length}`)),
      ]),
    ) - 1;
  const codeIndexes = new Map<Operator, number>();
  const toCodeIndex = (operator: Operator) => {
    const { code } = OPERATORS[operator];
    const index =
      codeIndexes.get(operator) ?? codes.push(table([byte(0, code), int(2, 1), int(3, code)])) - 1;
    codeIndexes.set(operator, index);
    return index;
  };
  const added: GraphTail = {
    addConstant: (values) =>
      addTensor([values.length], INT32, addBuffer(new Uint8Array(Int32Array.from(values).buffer))),
    addOperator(operator, inputs, shape, axis) {
      const out = addTensor(shape, FLOAT32, 0);
      const options: FlatField[] = axis === undefined ? [] : [int(0, axis)];
      operators.push(
        table([
          int(0, toCodeIndex(operator)),
          ref(1, ints(inputs)),
          ref(2, ints([out])),
          byte(3, OPERATORS[operator].options),
          ref(4, table(options)),
        ]),
      );
      return out;
    },
  };
  const outputs = tail ? tail(added, before) : before;

  const metadata = keep(root, model.metadata);
  const metadataBuffer = addBuffer(writeInputMetadata(normalisation, outputs.length));
  metadata.push(table([ref(0, text('TFLITE_METADATA')), int(1, metadataBuffer)]));
  const inputs = findField(graph, subgraph.inputs);
  const version = findField(root, model.version);
  if (inputs === undefined || version === undefined) throw new RangeError('a model without inputs');
  const newGraph = table([
    ref(subgraph.tensors, refs(tensors)),
    ref(subgraph.inputs, kept(follow(inputs))),
    ref(subgraph.outputs, ints(outputs)),
    ref(subgraph.operators, refs(operators)),
  ]);
  const newModel = table([
    int(model.version, readInt(version)),
    ref(model.codes, refs(codes)),
    ref(model.subgraphs, refs([newGraph])),
    ref(model.description, text('MediaPipe model, changed: metadata added, outputs merged')),
    ref(model.buffers, refs(buffers)),
    ref(model.metadata, refs(metadata)),
  ]);
  return writeFlat(newModel, 'TFL3', bytesOfModel);
}
