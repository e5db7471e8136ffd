import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Rates } from './use-newest-rate.ts'

const price = (tenthousandths: number) => (tenthousandths / 10_000).toFixed(2)

/** What Taipower takes, table by table with its source, and the off-peak days that were loaded. */
export function TaipowerPanel({ rates: { taipower, offPeakYears } }: { rates: Rates }) {
  const t = useTexts('chargingRatesPage')
  return (
    <Panel title={t('taipowerTitle')} summary={t('taipowerLead')}>
      <ul className="lb-divided">
        {taipower.map((table) => (
          <li key={`${table.voltage} ${table.startsOn}`} className="lb-inner-10">
            <b>
              {t('tableOf', {
                day: table.startsOn.replaceAll('-', '/'),
                voltage: t(`voltage_${table.voltage}`),
              })}
            </b>
            <p>
              {t('pricesOf', {
                season: t('summer'),
                peak: price(table.summerPeak),
                offPeak: price(table.summerOffPeak),
              })}
              <br />
              {t('pricesOf', {
                season: t('other'),
                peak: price(table.otherPeak),
                offPeak: price(table.otherOffPeak),
              })}
            </p>
            <p className="lb-14 lb-quiet">{table.source}</p>
          </li>
        ))}
        <li className="lb-inner-10">
          <b>{t('offPeakDays')}</b>
          <p className="lb-14 lb-quiet">
            {offPeakYears.length
              ? offPeakYears.map(({ year, days }) => t('yearDays', { year: year - 1911, days })).join('、')
              : t('offPeakNone')}
          </p>
        </li>
      </ul>
    </Panel>
  )
}
