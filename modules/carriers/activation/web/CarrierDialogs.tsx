import type { HouseholdActivation, HouseholdCard, HouseholdPhone } from '../contract.ts'
import { CardStateDialog } from './CardStateDialog.tsx'
import { CardHolderDialog, PhoneHolderDialog } from './HolderDialog.tsx'
import { UnbindCardDialog } from './UnbindCardDialog.tsx'
import { UnbindPhoneDialog } from './UnbindPhoneDialog.tsx'

export type CardAct = 'active' | 'lost' | 'disabled' | 'holder' | 'unbind'
export type PhoneAct = 'holder' | 'unbind'

/** What is to be done with which card or phone, as it was when that was asked for. */
export type Asking = { card: HouseholdCard; act: CardAct } | { phone: HouseholdPhone; act: PhoneAct }

interface CarrierDialogsProps {
  household: HouseholdActivation
  asking: Asking
  onClose: () => void
}

/** The box about one card or phone. It stays when another desk takes that off the household, and says so. */
export function CarrierDialogs({ household, asking, onClose }: CarrierDialogsProps) {
  const given = { household, onClose }
  if ('phone' in asking) {
    const { phone, act } = asking
    return act === 'unbind' ? (
      <UnbindPhoneDialog phone={phone} {...given} />
    ) : (
      <PhoneHolderDialog phone={phone} {...given} />
    )
  }
  const { card, act } = asking
  if (act === 'unbind') return <UnbindCardDialog card={card} {...given} />
  if (act === 'holder') return <CardHolderDialog card={card} {...given} />
  return <CardStateDialog card={card} state={act} {...given} />
}
