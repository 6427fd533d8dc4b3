const STRIPES = 'repeating-linear-gradient(135deg, currentcolor 0 4px, transparent 4px 8px)';

/**
 * Share of the balance that stays and that leaves; in red the missing part. The figures stand
 * beside it.
 */
export function BalanceBar({ balance, total }: { balance: number; total: number }) {
  const missing = Math.max(0, total - balance);
  const stays = missing > 0 ? balance : balance - total;
  const leaves = missing > 0 ? missing : total;
  return (
    <div
      aria-hidden="true"
      className="my-1.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-surface-3"
    >
      {stays > 0 && <span className="bg-accent" style={{ flexGrow: stays }} />}
      {leaves > 0 && (
        <span
          className={missing > 0 ? 'bg-bad-bg text-bad/40' : 'bg-accent-bg text-accent-border'}
          style={{ flexGrow: leaves, backgroundImage: STRIPES }}
        />
      )}
    </div>
  );
}
