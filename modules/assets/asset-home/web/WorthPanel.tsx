import { showMoney } from '#platform/contract/show-money.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'
import { FundButton } from './FundButton.tsx'

/** Whole months from a day until as many years after another one. */
function monthsLeft(today: string, boughtOn: string, years: number): number {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const [from = 0, fromMonth = 0, fromDay = 0] = boughtOn.split('-').map(Number)
  return (from + years - year) * 12 + fromMonth - month - (day > fromDay ? 1 : 0)
}

const [width, height, left, foot] = [300, 150, 8, 22]

/** What an asset is worth, by the straight line, from its purchase to the end of its useful years. */
export function WorthPanel({ asset }: { asset: AssetDetail }) {
  const t = useTexts('assetsPage')
  const now = useMinute()
  const { bookValue, boughtOn, purchaseCost, years: usefulYears, residualValue, replacementCost } = asset
  if (bookValue === null || !boughtOn || purchaseCost === null || !usefulYears)
    return (
      <Panel title={t('worth')} pad="plain">
        <p className="lb-quiet">{t('worthUnknown')}</p>
      </Panel>
    )
  const firstYear = Number(boughtOn.slice(0, 4))
  const past = (now - Date.parse(boughtOn)) / (365.25 * 86_400_000)
  const part = Math.min(1, Math.max(0, past / usefulYears))
  const y = (value: number) => 10 + (1 - (purchaseCost ? value / purchaseCost : 0)) * (height - foot - 10)
  const x = (of: number) => left + of * (width - 2 * left)
  const end = y(Math.min(residualValue, purchaseCost))
  const months = monthsLeft(dayOf(new Date(now)), boughtOn, usefulYears)
  const isOver = months < 0 || past >= usefulYears
  return (
    <Panel title={t('worth')} summary={t('worthMethod', { count: usefulYears })} className="ah-worth">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('worthSaid', { value: showMoney(bookValue), year: firstYear + usefulYears })}
      >
        <line className="ah-axis" x1={left} x2={width - left} y1={height - foot} y2={height - foot} />
        <path className="ah-line" d={`M${x(0)} ${y(purchaseCost)}L${x(1)} ${end}`} />
        <circle className="ah-now" cx={x(part)} cy={y(bookValue)} r="5" />
        <text x={left} y={height - 6}>
          {firstYear}
        </text>
        <text x={width - left} y={height - 6} textAnchor="end">
          {firstYear + usefulYears}
        </text>
      </svg>
      <dl className="ah-sums">
        <div>
          <dt>{t('bookValue')}</dt>
          <dd>{showMoney(bookValue)}</dd>
        </div>
        <div>
          <dt>{t('replacement')}</dt>
          <dd>{showMoney(replacementCost ?? purchaseCost)}</dd>
        </div>
      </dl>
      <p className="ah-verdict">
        {isOver ? (
          <b>{t('yearsOver', { year: firstYear + usefulYears })}</b>
        ) : (
          t('yearsLeft', {
            years: Math.floor(months / 12),
            months: months % 12,
            year: firstYear + usefulYears,
          })
        )}
      </p>
      <FundButton asset={asset} />
    </Panel>
  )
}
