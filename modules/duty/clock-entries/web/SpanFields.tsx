import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'

/** When somebody was on duty, as it is typed: days, and times in Taipei. */
export interface TypedSpan {
  inDay: string
  inTime: string
  outDay: string
  outTime: string
}

const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

/** Both instants; undefined while something is missing. */
export const spanOf = ({ inDay, inTime, outDay, outTime }: TypedSpan) =>
  inDay && inTime && outDay && outTime
    ? { clockedInAt: instantOf(inDay, inTime), clockedOutAt: instantOf(outDay, outTime) }
    : undefined

/** Days and times of a correction. */
export function SpanFields({ value, onChange }: { value: TypedSpan; onChange: (value: TypedSpan) => void }) {
  const t = useTexts('clockEntriesPage')
  const set = (change: Partial<TypedSpan>) => onChange({ ...value, ...change })
  return (
    <>
      <div className="lb-pair">
        <Field label={t('inDay')}>
          <DayInput value={value.inDay} onDay={(inDay) => set({ inDay })} />
        </Field>
        <Field label={t('inTime')}>
          <TimeInput value={value.inTime} onTime={(inTime) => set({ inTime })} />
        </Field>
      </div>
      <div className="lb-pair">
        <Field label={t('outDay')}>
          <DayInput value={value.outDay} onDay={(outDay) => set({ outDay })} />
        </Field>
        <Field label={t('outTime')}>
          <TimeInput value={value.outTime} onTime={(outTime) => set({ outTime })} />
        </Field>
      </div>
    </>
  )
}
