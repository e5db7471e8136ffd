import type { HouseholdActivation, HouseholdCard, HouseholdPhone } from '../contract.ts'
import { CardStateDialog } from './CardStateDialog.tsx'
import { CardHolderDialog, PhoneHolderDialog } from './HolderDialog.tsx'
import { UnbindCardDialog, UnbindPhoneDialog } from './UnbindDialogs.tsx'

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
  const box = { household, onClose }
  if ('phone' in asking) {
    const PhoneBox = asking.act === 'unbind' ? UnbindPhoneDialog : PhoneHolderDialog
    return <PhoneBox carrier={asking.phone} {...box} />
  }
  const { card, act } = asking
  if (act === 'unbind') return <UnbindCardDialog carrier={card} {...box} />
  if (act === 'holder') return <CardHolderDialog carrier={card} {...box} />
  return <CardStateDialog carrier={card} state={act} {...box} />
}
