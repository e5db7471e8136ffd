import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { HouseholdActivation, HouseholdCard, HouseholdPhone } from '../contract.ts'
import { useActs } from './use-activation.ts'
import { useCardBox, usePhoneBox } from './use-carrier-box.ts'

interface HolderDialogProps {
  household: HouseholdActivation
  onClose: () => void
}

/** Who carries a card: one of the household's residents, or nobody in person. */
export function CardHolderDialog({ household, card, onClose }: HolderDialogProps & { card: HouseholdCard }) {
  const t = useTexts('carriers')
  const { api } = useActs()
  const box = useCardBox(household, card, true)
  const { cardId, cardCode, rowVersion } = box.seen
  const { householdId } = household
  return (
    <HolderForm
      box={box}
      title={t('holderTitle', { code: cardCode })}
      done={t('holderDone')}
      residents={household.residents}
      send={(residentId, retry) => api.setCardHolder({ cardId, householdId, residentId, rowVersion }, retry)}
      onClose={onClose}
    />
  )
}

/** Whose a phone is: one of the household's residents, or nobody's in person. */
export function PhoneHolderDialog({
  household,
  phone,
  onClose,
}: HolderDialogProps & { phone: HouseholdPhone }) {
  const t = useTexts('carriers')
  const { api } = useActs()
  const box = usePhoneBox(household, phone, true)
  const { phoneId, rowVersion } = box.seen
  return (
    <HolderForm
      box={box}
      title={t('ownerTitle')}
      done={t('ownerDone')}
      residents={household.residents}
      send={(residentId, retry) => api.setPhoneHolder({ phoneId, residentId, rowVersion }, retry)}
      onClose={onClose}
    />
  )
}

interface HolderFormProps {
  box: ReturnType<typeof useCardBox> | ReturnType<typeof usePhoneBox>
  title: string
  /** Said when it is saved. */
  done: string
  residents: HouseholdActivation['residents']
  send: (residentId: string | null, retry: Retry) => Promise<unknown>
  onClose: () => void
}

function HolderForm({ box, title, done, residents, send, onClose }: HolderFormProps) {
  const t = useTexts('carriers')
  const { refresh } = useActs()
  const { seen, form, colleagueEdits, attempt, change } = box
  const chosen = form.residentId ?? null
  const choices = [
    ...residents.map((resident) => ({ id: resident.residentId as string | null, name: resident.name })),
    { id: null, name: t('wholeHousehold') },
  ]

  async function save(retry: Retry) {
    if (chosen === seen.residentId) return onClose()
    await attempt(() => send(chosen, retry))
    toast(done)
    refresh()
    onClose()
  }

  return (
    <FormDialog
      title={title}
      confirm={t('save')}
      onConfirm={save}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    >
      <div className="cr-people" role="radiogroup" aria-label={title}>
        {choices.map(({ id, name }) => (
          <label key={id ?? ''}>
            <input
              type="radio"
              name="holder"
              checked={id === chosen}
              onChange={() => change({ residentId: id })}
            />
            {name}
          </label>
        ))}
      </div>
    </FormDialog>
  )
}
