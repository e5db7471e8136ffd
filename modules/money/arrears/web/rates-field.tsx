import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { interestBases, type Rate } from '../settings.ts'
import type { InterestForm } from './use-sections.tsx'

/** A rate as it is typed: its per cent as text. */
export type RateForm = Omit<Rate, 'rate'> & { percent: string }

export const toForm = ({ rate, ...rest }: Rate): RateForm => ({ ...rest, percent: String(rate / 100) })

const percentOf: Record<Rate['basis'], (typed: string) => string> = {
  none: () => '0',
  statutory: () => '5',
  bylaws: (typed) => typed,
}
export const toRate = ({ percent, ...rest }: RateForm): Rate => ({
  ...rest,
  rate: Math.round(Number(percentOf[rest.basis](percent)) * 100),
})

/** Rates of interest, each from its day on; nothing that held is written over, a new one is added. */
export function useRatesField(): FormField<InterestForm> {
  const t = useTexts('arrearsSetting')
  const wrongOf = ({ basis, percent, fromOn }: RateForm, before: RateForm | undefined) => {
    if (!fromOn || (before && fromOn <= before.fromOn)) return t('fromWrong')
    const isRate = /^\d{1,2}(\.\d{1,2})?$/.test(percent) && Number(percent) <= 16
    return basis === 'bylaws' && !isRate ? t('percentWrong') : undefined
  }
  return {
    label: t('rates'),
    read: ({ rates }) =>
      inRow(
        rates.map((rate) => `${rate.fromOn.replaceAll('-', '/')} ${percentOf[rate.basis](rate.percent)}%`),
      ),
    wrong: ({ rates }) => rates.map((rate, nth) => wrongOf(rate, rates[nth - 1])).find(Boolean),
    draw: ({ rates }, change) => (
      <div className="lb-stack lb-gap-12">
        <p className="lb-14 lb-quiet">{t('ratesHelp')}</p>
        {rates.map((rate, nth) => {
          const set = (part: Partial<RateForm>) => change({ rates: rates.with(nth, { ...rate, ...part }) })
          const wrong = wrongOf(rate, rates[nth - 1])
          return (
            <div key={nth}>
              <div className="ar-rate">
                <Field label={t('fromOn')}>
                  <DayInput value={rate.fromOn} onDay={(fromOn) => set({ fromOn })} />
                </Field>
                <Field label={t('basis')}>
                  <ChoiceInput
                    value={rate.basis}
                    options={interestBases.map((value) => ({ value, label: t(`basis_${value}`) }))}
                    onChoose={(basis) => set({ basis })}
                  />
                </Field>
                <Field label={t('percent')}>
                  <TextInput
                    inputMode="decimal"
                    maxLength={5}
                    disabled={rate.basis !== 'bylaws'}
                    value={percentOf[rate.basis](rate.percent)}
                    onText={(percent) => set({ percent })}
                  />
                </Field>
                {rates.length > 1 && (
                  <button
                    type="button"
                    className="lb-icon-button"
                    aria-label={t('dropRate', { day: rate.fromOn.replaceAll('-', '/') })}
                    onClick={() => change({ rates: rates.toSpliced(nth, 1) })}
                  >
                    <Icon name="x" />
                  </button>
                )}
              </div>
              {wrong && <p className="lb-14 lb-amber">{wrong}</p>}
            </div>
          )
        })}
        <span>
          <Button
            icon={<Icon name="plus" />}
            disabled={rates.length >= 20}
            onClick={() => change({ rates: [...rates, { fromOn: '', basis: 'bylaws', percent: '' }] })}
          >
            {t('addRate')}
          </Button>
        </span>
      </div>
    ),
  }
}
