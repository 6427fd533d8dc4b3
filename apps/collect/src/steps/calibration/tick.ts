let context: AudioContext | undefined;

/** Called within a tap: phones keep a page silent that nobody has touched. */
export function wakeSound(): void {
  if ('AudioContext' in globalThis) context ??= new AudioContext();
  void context?.resume().catch(() => undefined);
}

/** A soft tick and a short shake: the dot is done, also for those who hear or feel better than see. */
export function tick(): void {
  // Browsers let only some phones shake, and none before a tap.
  if ('vibrate' in navigator) navigator.vibrate(15);
  // A phone without sound goes on without.
  if (context === undefined) return;
  const { currentTime } = context;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.05, currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + 0.06);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(currentTime + 0.07);
}
