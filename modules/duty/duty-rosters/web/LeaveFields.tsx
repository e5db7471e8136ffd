import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Leave } from '../contract.ts'
import { type LeaveKind, leaveKinds } from '../leave-kinds.ts'

/** What is typed of leave: hours as text. */
export interface LeaveTyped {
  kind: LeaveKind
  hours: string
  note: string
}

/** Leave as it is sent; undefined while its hours are none that a day has. */
export function leaveOf({
  kind,
  hours,
  note,
}: LeaveTyped): Pick<Leave, 'kind' | 'minutes' | 'note'> | undefined {
  const minutes = Math.round(Number(hours) * 60)
  return minutes >= 30 && minutes <= 1440 ? { kind, minutes, note: note.trim() } : undefined
}

/** Kind, hours and note of leave. */
export function LeaveFields({
  typed,
  onType,
}: {
  typed: LeaveTyped
  onType: (change: Partial<LeaveTyped>) => void
}) {
  const t = useTexts('dutyRostersPage')
  const ofKind = useTexts('leaveKinds')
  return (
    <>
      <div className="lb-pair">
        <Field label={t('leaveKind')}>
          <ChoiceInput
            value={typed.kind}
            options={leaveKinds.map((value) => ({ value, label: ofKind(value) }))}
            onChoose={(kind) => onType({ kind })}
          />
        </Field>
        <Field label={t('leaveHours')}>
          <TextInput
            value={typed.hours}
            inputMode="decimal"
            maxLength={4}
            onText={(text) => onType({ hours: text.replace(/[^\d.]/g, '') })}
          />
        </Field>
      </div>
      <Field label={t('leaveNote')}>
        <TextInput value={typed.note} maxLength={60} onText={(note) => onType({ note })} />
      </Field>
    </>
  )
}
