import { useState } from 'react'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { dayField, type FormField, FormFields, isWrong, textField } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { voltages } from '#modules/charging/charging-rates/contract.ts'
import type { RateForm } from './rate-form.ts'
import type { RateDraft } from './use-rate-draft.ts'

type Basics = Pick<RateForm, 'startsOn' | 'voltage' | 'summerFrom' | 'summerUntil'>

/** 6/1 or 06-01, as it is kept: 06-01; undefined where it is no day of a year. */
export function yearDayOf(typed: string): string | undefined {
  const [, month = '', day = ''] = /^(\d{1,2})[-/](\d{1,2})$/.exec(typed.normalize('NFKC').trim()) ?? []
  const text = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isDay =
    !Number.isNaN(Date.parse(`2028-${text}T00:00:00Z`)) && dayAfter(`2028-${text}`, 0) === `2028-${text}`
  return month && isDay ? text : undefined
}
/** 06-01 as people read it: 6/1. */
export const showYearDay = (day: string): string => day.split('-').map(Number).join('/')

/** From when on a version holds, what the house is supplied with, and when summer is (R413, R414). */
export function BasicsDialog({ draft, onClose }: { draft: RateDraft; onClose: () => void }) {
  const t = useTexts('chargingRatesPage')
  const [tomorrow] = useState(() => dayAfter(dayOf(new Date()), 1))
  const [form, setForm] = useState<Basics>(() => ({
    startsOn: draft.form.startsOn,
    voltage: draft.form.voltage,
    summerFrom: showYearDay(draft.form.summerFrom),
    summerUntil: showYearDay(draft.form.summerUntil),
  }))
  const yearDay = (name: 'summerFrom' | 'summerUntil'): FormField<Basics> => ({
    ...textField<Basics>(t(name), name, { input: { maxLength: 5 } }),
    wrong: (of) => (yearDayOf(of[name]) ? undefined : t('yearDayWrong')),
  })
  const fields: FormField<Basics>[] = [
    {
      ...dayField<Basics>(t('startsOn'), 'startsOn', { min: () => tomorrow }),
      wrong: ({ startsOn }) => (startsOn ? undefined : t('missing')),
    },
    choiceField<Basics>(
      t('voltage'),
      'voltage',
      voltages.map((value) => ({ value, label: t(`voltage_${value}`) })),
    ),
    yearDay('summerFrom'),
    yearDay('summerUntil'),
  ]
  const act = useSubmit(
    async () => {
      draft.change({
        ...form,
        summerFrom: yearDayOf(form.summerFrom) ?? '',
        summerUntil: yearDayOf(form.summerUntil) ?? '',
      })
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog title={t('basics')} confirm={t('take')} act={act} onClose={onClose}>
      <FormFields
        fields={fields}
        form={form}
        tried={act.tried}
        change={(patch) => setForm((before) => ({ ...before, ...patch }))}
      />
    </ActDialog>
  )
}
