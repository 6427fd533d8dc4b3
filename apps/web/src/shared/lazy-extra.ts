import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** Something that a screen can do without: nothing where its code does not arrive. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({
    default: await load().catch((): ComponentType<Props> => Nothing),
  }));
}
