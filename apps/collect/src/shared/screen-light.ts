/** Keeps the screen on until the returned function is called. Phones that cannot are left alone. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const given = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isWanted) lock = given;
    else await given?.release();
  };
  // A hidden page loses its lock.
  const handleVisibility = () => void ask();
  document.addEventListener('visibilitychange', handleVisibility);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', handleVisibility);
    void lock?.release();
  };
}
