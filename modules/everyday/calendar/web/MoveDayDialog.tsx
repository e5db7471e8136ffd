import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import type { Item } from '../contract.ts'
import { clockOf } from './span.ts'
import { calendarApi } from './use-calendar.ts'

/** One day of a series on another day or at other times; the others stay. */
export function MoveDayDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const t = useTexts('calendarPage')
  const { id: entryId, seriesDay, at, until, isAllDay, title } = item
  const [form, setForm] = useState({
    toDay: dayOf(at),
    fromTime: isAllDay ? '' : clockOf(at),
    untilTime: isAllDay || !until ? '' : clockOf(until),
  })
  const put = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const act = useSubmit(
    async (retry) => {
      await calendarApi.moveDay({ entryId, day: seriesDay ?? dayOf(at), ...form }, retry)
      toast(t('movedOnce'))
      onClose()
    },
    { isWrong: () => !form.toDay },
  )
  return (
    <ActDialog title={t('moveTitle', { title })} confirm={t('save')} act={act} onClose={onClose}>
      <p className="lb-quiet">{t('moveLead')}</p>
      <Field label={t('date')} invalid={act.tried && !form.toDay ? t('dateMissing') : undefined}>
        <DayInput value={form.toDay} onDay={(toDay) => put({ toDay })} />
      </Field>
      <div className="lb-pair">
        <Field label={t('fromTime')} hint={t('timesHint')}>
          <TimeInput value={form.fromTime} onTime={(fromTime) => put({ fromTime })} />
        </Field>
        <Field label={t('untilTime')}>
          <TimeInput value={form.untilTime} onTime={(untilTime) => put({ untilTime })} />
        </Field>
      </div>
    </ActDialog>
  )
}
