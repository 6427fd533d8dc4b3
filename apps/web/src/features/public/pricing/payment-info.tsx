import { CreditCard } from 'lucide-react';
import { useTexts } from './texts.ts';

export function PaymentInfo() {
  const t = useTexts();
  return (
    <aside className="mt-6 flex gap-3 rounded-card border border-border bg-surface p-4">
      <CreditCard aria-hidden="true" className="mt-0.5 text-text-2" />
      <div className="min-w-0">
        <p className="type-body font-semibold">{t('payTitle')}</p>
        <p className="type-body text-text-2">{t('payText')}</p>
      </div>
    </aside>
  );
}
