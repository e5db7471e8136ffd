import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { hoursText } from '../sentences.ts'
import { LeaveFields, leaveOf, type LeaveTyped } from './LeaveFields.tsx'
import { leaveMinutesOf } from './leave-minutes.ts'
import { leaveApi, ownQuery } from './queries.ts'

/** Asks for leave of a day for oneself; its hours are those of the shift that one has then. */
export function AskLeaveDialog({
  first,
  again,
  onClose,
}: {
  /** The day that stands there to begin with. */
  first: string
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const [day, setDay] = useState(first)
  const [typed, setTyped] = useState<Partial<LeaveTyped>>({})
  const { data: own } = useQuery({ ...ownQuery(day.slice(0, 7)), enabled: day !== '' })
  const shift = own?.shifts.find((each) => each.day === day)
  const given: LeaveTyped = {
    kind: 'annual',
    hours: hoursText(leaveMinutesOf(shift)),
    note: '',
    ...typed,
  }
  const leave = leaveOf(given)
  const help = () => {
    if (shift) return t('leaveDayShift', { shift: shift.name, from: shift.from, until: shift.until })
    return own && t(own.isPublished ? 'leaveDayFree' : 'leaveDayOpen')
  }
  return (
    <FormDialog
      title={t('leave')}
      confirm={t('leaveAsk')}
      missing={day && leave ? undefined : t('leaveAskNeeded')}
      onConfirm={async (retry) => {
        if (!leave) return
        const content = { day, ...leave }
        await leaveApi.ask({ requestId: retry.idOf(content), ...content }, retry).finally(() => void again())
        toast(t('leaveSent'))
        onClose()
      }}
      isDirty={given.note !== ''}
      onClose={onClose}
    >
      <Field label={t('leaveDay')} help={help()}>
        <DayInput value={day} onDay={setDay} />
      </Field>
      <LeaveFields typed={given} onType={(change) => setTyped({ ...typed, ...change })} />
    </FormDialog>
  )
}
