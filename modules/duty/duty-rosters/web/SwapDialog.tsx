import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { OwnRoster, RosterShift } from '../contract.ts'
import { useDayWords } from './day-words.ts'
import { rosterApi } from './queries.ts'

/** Asks a colleague to take one of the own shifts, for one of theirs or for nothing. */
export function SwapDialog({
  shift,
  own,
  again,
  onClose,
}: {
  shift: RosterShift
  own: OwnRoster
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const words = useDayWords()
  const [otherId, setOther] = useState('')
  const [otherDay, setDay] = useState('')
  const [reason, setReason] = useState('')
  const mine = new Set(own.shifts.map(({ day }) => day))
  const free = own.colleagues.filter(({ shifts }) => shifts.every(({ day }) => day !== shift.day))
  const other = free.find(({ personId }) => personId === otherId)
  const theirs = other?.shifts.filter(({ day }) => !mine.has(day)) ?? []
  return (
    <FormDialog
      title={t('swapTitle', { day: words(shift.day), shift: shift.name })}
      confirm={t('swapAsk')}
      missing={otherId && reason.trim() ? undefined : t('swapNeeded')}
      onConfirm={async (retry) => {
        const content = {
          personId: shift.personId,
          day: shift.day,
          otherId,
          otherDay: otherDay || null,
          reason: reason.trim(),
        }
        await rosterApi
          .askSwap({ swapId: retry.idOf(content), ...content }, retry)
          .finally(() => void again())
        toast(t('swapSent'))
        onClose()
      }}
      isDirty={reason !== ''}
      onClose={onClose}
    >
      <Field label={t('swapWith')}>
        <ChoiceInput
          value={otherId}
          options={free.map(({ personId, name }) => ({ value: personId, label: name }))}
          onChoose={(id) => {
            setOther(id)
            setDay('')
          }}
        />
      </Field>
      <Field label={t('swapFor')}>
        <ChoiceInput
          value={otherDay}
          options={[
            { value: '', label: t('swapForNothing') },
            ...theirs.map(({ day, name }) => ({ value: day, label: `${words(day)}　${name}` })),
          ]}
          onChoose={setDay}
        />
      </Field>
      <Field label={t('swapReason')}>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}
