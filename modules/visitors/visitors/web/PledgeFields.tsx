import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { Choice } from './Choice.tsx'

export interface Kept {
  cardCode: string
  pledgeKindId: string | null
  pledgeSlot: string
}

export interface PledgeFieldsProps {
  pledges: readonly { pledgeKindId: string; name: string }[]
  value: Pick<Kept, 'pledgeKindId' | 'pledgeSlot'>
  onChange: (change: Partial<Kept>) => void
}

/** Which kind of card the desk keeps, and where; never its number (戶籍法 56). */
export function PledgeFields({ pledges, value, onChange }: PledgeFieldsProps) {
  const t = useTexts('visitors')
  if (pledges.length === 0) return null
  return (
    <>
      <Choice
        optional
        label={t('pledge')}
        options={pledges.map((pledge) => ({ value: pledge.pledgeKindId, label: pledge.name }))}
        value={value.pledgeKindId}
        onChange={(pledgeKindId) => onChange({ pledgeKindId })}
      />
      {value.pledgeKindId && (
        <Field label={t('pledgeSlot')} hint={t('pledgeSlotHint')}>
          <TextInput
            value={value.pledgeSlot}
            maxLength={12}
            onText={(pledgeSlot) => onChange({ pledgeSlot })}
          />
        </Field>
      )}
    </>
  )
}

/** The visitor card that is handed out: a reader fills it wherever the focus is. */
export function CardField({ value, onChange }: { value: string; onChange: (cardCode: string) => void }) {
  const t = useTexts('visitors')
  return (
    <Field label={t('card')} hint={t('cardHint')}>
      <TextInput
        icon="card"
        value={value}
        maxLength={60}
        placeholder={t('cardPlaceholder')}
        onText={onChange}
      />
    </Field>
  )
}
