import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { calendarCategories, type Entry, entryChanged, entryIdTaken } from '../contract.ts'
import { everies, monthWays, type Series } from '../series.ts'
import { Exceptions } from './Exceptions.tsx'
import { calendarApi } from './use-calendar.ts'
import { type Content, useEntryFields } from './use-entry-fields.ts'

interface EntryDialogProps {
  /** Absent: a new one. */
  entryId?: string
  day: string
  onClose: () => void
}

/** Writes or changes an entry, of a series all of it. */
export function EntryDialog({ entryId, day, onClose }: EntryDialogProps) {
  const { data, refetch } = useQuery({
    queryKey: ['calendar entry', entryId],
    queryFn: async () => (await calendarApi.getEntry({ entryId: entryId ?? '' })).data,
    enabled: entryId !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (entryId && !data) return null
  return <EntryForm entry={data} day={day} again={() => void refetch()} onClose={onClose} />
}

/** Somebody was faster, or an answer was lost and other words were kept before: both are taken in. */
const codes = [entryChanged('').code, entryIdTaken().code]

const blank = (day: string): Content => ({
  title: '',
  note: '',
  place: '',
  category: 'general',
  day,
  moreDays: 0,
  fromTime: '',
  untilTime: '',
  isFixed: false,
  series: null,
  lastDay: null,
})
const contentOf = ({
  entryId: _id,
  rowVersion: _version,
  changedBy: _by,
  exceptions: _otherwise,
  ...content
}: Entry): Content => content

interface EntryFormProps {
  entry: Entry | undefined
  day: string
  /** One of its days is as its rule says again. */
  again: () => void
  onClose: () => void
}

function EntryForm({ entry, day, again, onClose }: EntryFormProps) {
  const t = useTexts('calendarPage')
  const [newEntry] = useState(newId)
  const entryId = entry?.entryId ?? newEntry
  const meanwhile = useMeanwhile<Entry | undefined, Content>({
    given: entry,
    codes,
    formOf: (of) => (of ? contentOf(of) : blank(day)),
    fields: useEntryFields(),
    newest: async () => (await calendarApi.getEntry({ entryId })).data,
  })
  const { seen, form, change: put } = meanwhile
  const { series } = form
  const isWrong = () => !form.title.trim() || !form.day
  const act = useSubmit(
    (retry) =>
      meanwhile.attempt(async () => {
        if (seen) await calendarApi.changeEntry({ entryId, rowVersion: seen.rowVersion, ...form }, retry)
        else await calendarApi.addEntry({ entryId, ...form }, retry)
        toast(t('saved'))
        onClose()
      }),
    { isWrong },
  )
  return (
    <ActDialog
      title={t(entry ? 'editTitle' : 'addTitle')}
      confirm={t('save')}
      act={act}
      colleagueEdits={meanwhile.colleagueEdits}
      isDirty={meanwhile.isDirty}
      onClose={onClose}
    >
      <Field label={t('title')} invalid={act.tried && !form.title.trim() ? t('titleMissing') : undefined}>
        <TextInput maxLength={60} value={form.title} onText={(title) => put({ title })} />
      </Field>
      <div className="lb-pair">
        <Field label={t('category')}>
          <ChoiceInput
            value={form.category}
            options={calendarCategories.map((value) => ({ value, label: t(`category_${value}`) }))}
            onChoose={(category) => put({ category })}
          />
        </Field>
        <Field label={t('place')}>
          <TextInput maxLength={60} value={form.place} onText={(place) => put({ place })} />
        </Field>
        <Field label={t('date')} invalid={act.tried && !form.day ? t('dateMissing') : undefined}>
          <DayInput value={form.day} onDay={(next) => put({ day: next })} />
        </Field>
        <Field label={t('moreDays')}>
          <AmountInput
            digits={2}
            value={String(form.moreDays + 1)}
            onAmount={(days) => put({ moreDays: Math.min(60, Math.max(0, Number(days) - 1)) })}
          />
        </Field>
        <Field label={t('fromTime')} hint={t('timesHint')}>
          <TimeInput value={form.fromTime} onTime={(fromTime) => put({ fromTime })} />
        </Field>
        <Field label={t('untilTime')}>
          <TimeInput value={form.untilTime} onTime={(untilTime) => put({ untilTime })} />
        </Field>
      </div>
      <Field label={t('note')}>
        <textarea
          className="lb-long-text"
          rows={3}
          maxLength={500}
          value={form.note}
          onChange={({ target }) => put({ note: target.value })}
        />
      </Field>
      <Checkbox checked={form.isFixed} onChange={({ target }) => put({ isFixed: target.checked })}>
        {t('isFixed')}
      </Checkbox>
      <SeriesFields
        series={series}
        lastDay={form.lastDay}
        onSeries={(next) => put({ series: next })}
        onLastDay={(lastDay) => put({ lastDay: lastDay || null })}
      />
      {entry?.series && <Exceptions of={entry} again={again} />}
    </ActDialog>
  )
}

interface SeriesFieldsProps {
  series: Entry['series']
  lastDay: string | null
  onSeries: (series: Entry['series']) => void
  onLastDay: (day: string) => void
}

/** How an entry comes again. */
function SeriesFields({ series, lastDay, onSeries, onLastDay }: SeriesFieldsProps) {
  const t = useTexts('calendarPage')
  const choose = (every: Series['every'] | 'none') =>
    onSeries(every === 'none' ? null : { step: 1, weekdays: [], by: 'day', ...series, every })
  return (
    <>
      <div className="lb-pair">
        <Field label={t('repeat')}>
          <ChoiceInput<Series['every'] | 'none'>
            value={series?.every ?? 'none'}
            options={(['none', ...everies] as const).map((value) => ({ value, label: t(`repeat_${value}`) }))}
            onChoose={choose}
          />
        </Field>
        {series && (
          <Field label={t('step')}>
            <AmountInput
              digits={2}
              value={String(series.step)}
              onAmount={(step) => onSeries({ ...series, step: Math.min(52, Math.max(1, Number(step))) })}
            />
          </Field>
        )}
        {series && (series.every === 'month' || series.every === 'year') && (
          <Field label={t('by')}>
            <ChoiceInput
              value={series.by}
              options={monthWays.map((value) => ({ value, label: t(`by_${value}`) }))}
              onChoose={(by) => onSeries({ ...series, by })}
            />
          </Field>
        )}
        {series && (
          <Field label={t('lastDay')} hint={t('optional')}>
            <DayInput value={lastDay ?? ''} onDay={onLastDay} />
          </Field>
        )}
      </div>
      {series?.every === 'week' && (
        <fieldset className="lb-bare">
          <legend className="lb-14 lb-quiet lb-below-8">{t('weekdays')}</legend>
          <div className="lb-chips">
            {([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => (
              <button
                key={weekday}
                type="button"
                aria-pressed={series.weekdays.includes(weekday)}
                onClick={() =>
                  onSeries({
                    ...series,
                    weekdays: series.weekdays.includes(weekday)
                      ? series.weekdays.filter((other) => other !== weekday)
                      : [...series.weekdays, weekday],
                  })
                }
              >
                {t(`weekday${weekday}`)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
