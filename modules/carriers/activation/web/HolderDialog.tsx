import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { cardEnd } from '../card-end.ts'
import type { HouseholdActivation, HouseholdCard, HouseholdPhone } from '../contract.ts'
import { type CarrierBoxProps, useCardBox, usePhoneBox } from './use-carrier-box.ts'

/** Who carries a card: one of the household's residents, or nobody in person. */
export function CardHolderDialog(props: CarrierBoxProps<HouseholdCard>) {
  const t = useTexts('carriers')
  const { household, onClose } = props
  const box = useCardBox(props, true)
  const { cardId, cardCode, rowVersion } = box.seen
  const { householdId, residents } = household
  return (
    <HolderForm
      box={box}
      title={t('holderTitle', { code: cardEnd(cardCode) })}
      done={t('holderDone')}
      residents={residents}
      send={(residentId, retry) =>
        box.api.setCardHolder({ cardId, householdId, residentId, rowVersion }, retry)
      }
      onClose={onClose}
    />
  )
}

/** Whose a phone is: one of the household's residents, or nobody's in person. */
export function PhoneHolderDialog(props: CarrierBoxProps<HouseholdPhone>) {
  const t = useTexts('carriers')
  const box = usePhoneBox(props, true)
  const { phoneId, rowVersion } = box.seen
  return (
    <HolderForm
      box={box}
      title={t('ownerTitle')}
      done={t('ownerDone')}
      residents={props.household.residents}
      send={(residentId, retry) => box.api.setPhoneHolder({ phoneId, residentId, rowVersion }, retry)}
      onClose={props.onClose}
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
  const { seen, form, colleagueEdits, act, change } = box
  const chosen = form.residentId ?? null
  const choices = [
    ...residents.map((resident) => ({ id: resident.residentId as string | null, name: resident.name })),
    { id: null, name: t('wholeHousehold') },
  ]
  return (
    <FormDialog
      title={title}
      confirm={t('save')}
      onConfirm={async (retry) =>
        chosen === seen.residentId ? onClose() : act(() => send(chosen, retry), done)
      }
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
