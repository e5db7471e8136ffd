import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import {
  type SeasonName,
  seasonNames,
  type TaipowerTariff,
} from '#modules/charging/charging-rates/contract.ts'
import { centsOf, type RateForm } from './rate-form.ts'
import type { RateDraft } from './use-rate-draft.ts'

/** 1/10,000 NT$ as people read them. */
const shown = (price: number) => (price / 10_000).toFixed(2)

/** What a kWh costs in each season, beside what Taipower takes for it. */
export function PriceRows({ draft, taipower }: { draft: RateDraft; taipower: TaipowerTariff | undefined }) {
  const t = useTexts('chargingRatesPage')
  const { form, change, isEditable, save } = draft
  const input = (name: SeasonName, field: 'peakPrice' | 'offPeakPrice') => (
    <TextInput
      aria-label={`${t(name)} ${t(form[name].mode === 'fixed' ? 'fixedPrice' : field)}`}
      inputMode="decimal"
      value={form[name][field]}
      disabled={!isEditable}
      aria-invalid={save.tried && !centsOf(form[name][field]) ? true : undefined}
      extra={<span className="lb-14 lb-quiet lb-nowrap">{t('perKwh')}</span>}
      onText={(text) => change({ [name]: { ...form[name], [field]: text } } as Partial<RateForm>)}
    />
  )
  return (
    <div className="cr-prices">
      <span className="lb-14 lb-quiet">{t('price')}</span>
      <span className="lb-14 lb-quiet">{t('peakPrice')}</span>
      <span className="lb-14 lb-quiet">{t('offPeakPrice')}</span>
      <span className="lb-14 lb-quiet">{t('taipowerCost')}</span>
      {seasonNames.toReversed().map((name) => (
        <div key={name} className="cr-cells">
          <span>{t(name)}</span>
          {form[name].mode === 'fixed' ? (
            <span className="cr-fixed">{input(name, 'offPeakPrice')}</span>
          ) : (
            <>
              {input(name, 'peakPrice')}
              {input(name, 'offPeakPrice')}
            </>
          )}
          <span className="lb-quiet">
            {taipower &&
              `${shown(name === 'summer' ? taipower.summerPeak : taipower.otherPeak)}／${shown(
                name === 'summer' ? taipower.summerOffPeak : taipower.otherOffPeak,
              )}`}
          </span>
        </div>
      ))}
    </div>
  )
}
