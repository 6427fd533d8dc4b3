import { create } from 'zustand';

/** How many things the person waits for. The bar at the top of the window shows it. */
export const useProgress = create(() => ({ waiting: 0 }));

/** Returns what ends the wait. */
export function startWaiting(): () => void {
  const add = (change: number) =>
    useProgress.setState(({ waiting }) => ({ waiting: waiting + change }));
  add(1);
  return () => add(-1);
}
