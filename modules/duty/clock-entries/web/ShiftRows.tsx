import './clock.css'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type ShiftClass, shiftLooks } from '../contract.ts'

/** A shift as it is typed, with a key of its own while it has no name. */
export interface TypedShift extends ShiftClass {
  key: number
}

export const typedShifts = (shifts: readonly ShiftClass[]): TypedShift[] =>
  shifts.map((shift, key) => ({ ...shift, key }))

/** Whether every shift says what the roster and the clock need. */
export const areWhole = (shifts: readonly TypedShift[]): boolean =>
  shifts.length > 0 &&
  shifts.every(({ code, name, from, until }) => code.trim() && name.trim() && from && until)

/** The shifts of a company, a row each: what stands in the roster, name, times, break, how many a day needs. */
export function ShiftRows({
  shifts,
  onChange,
}: {
  shifts: readonly TypedShift[]
  onChange: (shifts: TypedShift[]) => void
}) {
  const t = useTexts('clockEntriesPage')
  const [next, setNext] = useState(1000)
  const set = (key: number, change: Partial<ShiftClass>) =>
    onChange(shifts.map((shift) => (shift.key === key ? { ...shift, ...change } : shift)))
  const whole = (text: string, most: number) => Math.min(most, Number(text.replace(/\D/g, '')) || 0)
  return (
    <fieldset className="ck-shifts lb-stack lb-gap-8">
      <legend className="lb-14 lb-quiet">{t('shiftNames')}</legend>
      <div className="ck-shift-row lb-14 lb-quiet" aria-hidden>
        {(['code', 'shiftName', 'inTime', 'outTime', 'rest', 'needed', 'shiftLook'] as const).map((head) => (
          <span key={head}>{t(head)}</span>
        ))}
      </div>
      {shifts.map(({ key, ...shift }, nth) => {
        const named = (field: string) => t('shiftField', { field, nth: nth + 1 })
        return (
          <div key={key} className="ck-shift-row">
            <TextInput
              aria-label={named(t('code'))}
              value={shift.code}
              maxLength={2}
              onText={(code) => set(key, { code })}
            />
            <TextInput
              aria-label={named(t('shiftName'))}
              value={shift.name}
              maxLength={20}
              onText={(name) => set(key, { name })}
            />
            <TimeInput
              aria-label={named(t('inTime'))}
              value={shift.from}
              onTime={(from) => set(key, { from })}
            />
            <TimeInput
              aria-label={named(t('outTime'))}
              value={shift.until}
              onTime={(until) => set(key, { until })}
            />
            <TextInput
              aria-label={named(t('rest'))}
              inputMode="numeric"
              value={String(shift.restMinutes)}
              onText={(text) => set(key, { restMinutes: whole(text, 480) })}
            />
            <TextInput
              aria-label={named(t('needed'))}
              inputMode="numeric"
              value={String(shift.needed)}
              onText={(text) => set(key, { needed: whole(text, 50) })}
            />
            <ChoiceInput
              aria-label={named(t('shiftLook'))}
              value={shift.look}
              options={shiftLooks.map((look) => ({ value: look, label: t(`look_${look}`) }))}
              onChoose={(look) => set(key, { look })}
            />
            <Button type="text" onClick={() => onChange(shifts.filter((each) => each.key !== key))}>
              {t('removeShift')}
            </Button>
          </div>
        )
      })}
      <Button
        disabled={shifts.length >= 20}
        onClick={() => {
          const fresh = { code: '', name: '', from: '07:00', until: '15:00', restMinutes: 0, needed: 0 }
          onChange([...shifts, { ...fresh, look: 'paper', key: next }])
          setNext(next + 1)
        }}
      >
        {t('addShift')}
      </Button>
    </fieldset>
  )
}
