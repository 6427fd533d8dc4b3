import type { CreditMove, CreditMovement, LotSource } from '@fovea/contract';
import {
  CalendarSync,
  CalendarX2,
  CreditCard,
  Gift,
  type LucideIcon,
  PencilLine,
  Radio,
  RotateCcw,
  Send,
  Sparkles,
  TicketCheck,
  TicketX,
  Undo2,
} from 'lucide-react';

const ICONS: Readonly<Record<CreditMove, LucideIcon>> = {
  PURCHASE: CreditCard,
  GRANT: Gift,
  EXPIRE: CalendarX2,
  USE: Radio,
  UPGRADE: Sparkles,
  RELEASE: Undo2,
  TRANSFER_OUT: Send,
  TRANSFER_BACK: TicketX,
  CODE_IN: TicketCheck,
  REFUND: RotateCcw,
  ADJUST: PencilLine,
};

type Described = Pick<CreditMovement, 'type' | 'about'>;

/** Granted sessions are named by their source. */
export function toTypeKey({ type, about }: Described): CreditMove | LotSource {
  return type === 'GRANT' ? (about.source ?? type) : type;
}

export function MovementIcon({ movement }: { movement: Described }) {
  const isPeriodic = ['subscription', 'organization'].includes(toTypeKey(movement));
  const Icon = isPeriodic ? CalendarSync : ICONS[movement.type];
  return <Icon aria-hidden="true" className="flex-none text-text-3" />;
}
