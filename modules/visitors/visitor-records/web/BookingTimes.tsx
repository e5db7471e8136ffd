import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import type { BookingForm } from './booking-form.ts'

interface BookingTimesProps {
  form: BookingForm
  change: (patch: Partial<BookingForm>) => void
  mayRepeat: boolean
}

/** Weekdays from Monday on, as a week has them here. */
const week = [1, 2, 3, 4, 5, 6, 0] as const

/** When a booked visitor comes, and on which days again. */
export function BookingTimes({ form, change, mayRepeat }: BookingTimesProps) {
  const t = useTexts('booking')
  const { startDay, endDay, weekdays, isRepeated } = form
  const turn = (day: number) =>
    weekdays.includes(day) ? weekdays.filter((weekday) => weekday !== day) : [...weekdays, day].sort()
  return (
    <>
      <div className="bk-times">
        <Field label={t('startDay')}>
          <DayInput
            value={startDay}
            // A visit of one day stays one when its day moves.
            onDay={(day) => change(endDay === startDay ? { startDay: day, endDay: day } : { startDay: day })}
          />
        </Field>
        <Field label={t('startTime')}>
          <TimeInput value={form.startTime} onTime={(startTime) => change({ startTime })} />
        </Field>
        <Field label={t('endDay')}>
          <DayInput value={endDay} min={startDay} onDay={(day) => change({ endDay: day })} />
        </Field>
        <Field label={t('endTime')}>
          <TimeInput value={form.endTime} onTime={(endTime) => change({ endTime })} />
        </Field>
      </div>
      {mayRepeat && (
        <div className="bk-wide bk-repeat">
          <Checkbox checked={isRepeated} onChange={({ target }) => change({ isRepeated: target.checked })}>
            {t('repeat')}
          </Checkbox>
          {isRepeated && (
            <>
              <fieldset className="bk-week lb-chips">
                <legend className="lb-sr">{t('weekdays')}</legend>
                {week.map((day) => (
                  <button
                    key={day}
                    type="button"
                    aria-pressed={weekdays.includes(day)}
                    onClick={() => change({ weekdays: turn(day) })}
                  >
                    {t(`weekday${day}`)}
                  </button>
                ))}
              </fieldset>
              <Field label={t('untilDay')}>
                <DayInput value={form.untilDay} min={startDay} onDay={(untilDay) => change({ untilDay })} />
              </Field>
            </>
          )}
        </div>
      )}
    </>
  )
}
