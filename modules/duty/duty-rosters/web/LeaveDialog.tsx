import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { Leave } from '../contract.ts'
import { hoursText } from '../sentences.ts'
import { useDayWords } from './day-words.ts'
import { LeaveFields, leaveOf, type LeaveTyped } from './LeaveFields.tsx'
import { leaveMinutesOf } from './leave-minutes.ts'
import type { Row } from './plan-model.ts'
import { rosterApi } from './queries.ts'

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
  const words = useDayWords()
  const { personId, name } = row.person
  const [typed, setTyped] = useState<LeaveTyped>({
    kind: leave?.kind ?? 'annual',
    hours: hoursText(leave?.minutes ?? leaveMinutesOf(row.cells.get(day))),
    note: leave?.note ?? '',
  })
  const given = leaveOf(typed)
  const drop = useSubmit(async (retry) => {
    await rosterApi.saveLeave(
      { personId, day, kind: null, minutes: leaveMinutesOf(undefined), note: '' },
      retry,
    )
    void again()
    toast(t('leaveDropped'))
    onClose()
  })
  return (
    <FormDialog
      title={t('leaveTitle', { name, day: words(day) })}
      confirm={t('save')}
      missing={given ? undefined : t('leaveNeeded')}
      acts={
        leave && (
          <Button loading={drop.busy} onClick={() => void drop.submit()}>
            {t('leaveDrop')}
          </Button>
        )
      }
      onConfirm={async (retry) => {
        if (!given) return
        await rosterApi.saveLeave({ personId, day, ...given }, retry)
        void again()
        toast(t('leaveSaved'))
        onClose()
      }}
      onClose={onClose}
    >
      {drop.failure && <FailureNote sentence={drop.failure} />}
      <LeaveFields typed={typed} onType={(change) => setTyped({ ...typed, ...change })} />
    </FormDialog>
  )
}
