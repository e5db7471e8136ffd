import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Leave } from '../contract.ts'
import { workOf } from '../hours.ts'
import { leaveKinds } from '../leave-kinds.ts'
import { dutyOf } from '../roster-limits.ts'
import { hoursText } from '../sentences.ts'
import { useDayWords } from './day-words.ts'
import type { Row } from './plan-model.ts'
import { rosterApi } from './queries.ts'

/** Hours of a day where no shift says them. */
const usualMinutes = 480

/** Leave of somebody on a day: its kind and its hours, those of the shift to begin with. */
export function LeaveDialog({
  row,
  day,
  leave,
  again,
  onClose,
}: {
  row: Row
  day: string
  leave: Leave | undefined
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const ofKind = useTexts('leaveKinds')
  const words = useDayWords()
  const { personId, name } = row.person
  const shift = row.cells.get(day)
  const [kind, setKind] = useState<Leave['kind']>(leave?.kind ?? 'annual')
  const [hours, setHours] = useState(
    hoursText(leave?.minutes ?? (shift ? workOf(dutyOf(shift)) : usualMinutes)),
  )
  const [note, setNote] = useState(leave?.note ?? '')
  const minutes = Math.round(Number(hours) * 60)
  const drop = useSubmit(async (retry) => {
    await rosterApi.saveLeave({ personId, day, kind: null, minutes: usualMinutes, note: '' }, retry)
    void again()
    toast(t('leaveDropped'))
    onClose()
  })
  return (
    <FormDialog
      title={t('leaveTitle', { name, day: words(day) })}
      confirm={t('save')}
      missing={minutes >= 30 && minutes <= 1440 ? undefined : t('leaveNeeded')}
      acts={
        leave && (
          <Button loading={drop.busy} onClick={() => void drop.submit()}>
            {t('leaveDrop')}
          </Button>
        )
      }
      onConfirm={async (retry) => {
        await rosterApi.saveLeave({ personId, day, kind, minutes, note: note.trim() }, retry)
        void again()
        toast(t('leaveSaved'))
        onClose()
      }}
      onClose={onClose}
    >
      {drop.failure && <FailureNote sentence={drop.failure} />}
      <div className="lb-pair">
        <Field label={t('leaveKind')}>
          <ChoiceInput
            value={kind}
            options={leaveKinds.map((value) => ({ value, label: ofKind(value) }))}
            onChoose={setKind}
          />
        </Field>
        <Field label={t('leaveHours')}>
          <TextInput
            value={hours}
            inputMode="decimal"
            maxLength={4}
            onText={(text) => setHours(text.replace(/[^\d.]/g, ''))}
          />
        </Field>
      </div>
      <Field label={t('leaveNote')}>
        <TextInput value={note} maxLength={60} onText={setNote} />
      </Field>
    </FormDialog>
  )
}
