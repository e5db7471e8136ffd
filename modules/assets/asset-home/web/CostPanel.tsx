import { showMoney } from '#platform/contract/show-money.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'
import { costByYear, type Upkeep } from './use-upkeep.ts'

const [width, height, left, right, top, foot] = [300, 170, 8, 20, 26, 22]
/** Years that are looked ahead. */
const ahead = 15

interface Point {
  year: number
  sum: number
}

/** What was spent until the end of each year, and what will have been if it goes on as in the last two. */
function sumsOf(spent: ReadonlyMap<number, number>, thisYear: number): { past: Point[]; next: Point[] } {
  const first = Math.min(thisYear, ...spent.keys())
  const past: Point[] = []
  let sum = 0
  for (let year = first; year <= thisYear; year++) {
    sum += spent.get(year) ?? 0
    past.push({ year, sum })
  }
  const pace = ((spent.get(thisYear) ?? 0) + (spent.get(thisYear - 1) ?? 0)) / 2
  const next = Array.from({ length: ahead + 1 }, (_, nth) => ({
    year: thisYear + nth,
    sum: sum + pace * nth,
  }))
  return { past, next }
}

/** Whether to go on repairing: what upkeep cost so far, and when it will have cost more than a new one. */
export function CostPanel({ asset, upkeep }: { asset: AssetDetail; upkeep: Upkeep }) {
  const t = useTexts('assetsPage')
  const thisYear = taipei(new Date(useMinute())).year
  const renewal = asset.replacementCost ?? asset.purchaseCost
  const spent = costByYear(upkeep)
  if (!spent.size || !renewal) return null
  const { past, next } = sumsOf(spent, thisYear)
  const crossing = next.find(({ sum }) => sum > renewal)
  const shown = [...past, ...next.slice(1).filter(({ year }) => year <= (crossing?.year ?? thisYear + 5))]
  const [from, to] = [past[0]?.year ?? thisYear, shown.at(-1)?.year ?? thisYear]
  const highest = Math.max(renewal, ...shown.map(({ sum }) => sum))
  const x = (year: number) => left + ((year - from) / Math.max(1, to - from)) * (width - left - right)
  const y = (sum: number) => top + (1 - sum / highest) * (height - top - foot)
  const path = (points: readonly Point[]) =>
    points
      .map(({ year, sum }, nth) => `${nth ? 'L' : 'M'}${x(year).toFixed(1)} ${y(sum).toFixed(1)}`)
      .join('')
  const until = past.at(-1)?.sum ?? 0
  const foreseen = next.filter(({ year }) => year <= to)
  return (
    <Panel title={t('renewOrRepair')} className="ah-worth">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('spentSaid', { spent: showMoney(until), renewal: showMoney(renewal) })}
      >
        <text x={left} y={y(renewal) - 6}>
          {t('renewal', { amount: showMoney(renewal) })}
        </text>
        <line className="ah-renewal" x1={left} x2={width - right} y1={y(renewal)} y2={y(renewal)} />
        <line className="ah-axis" x1={left} x2={width - right} y1={height - foot} y2={height - foot} />
        <path className="ah-line" d={path(past)} />
        <path className="ah-line ah-ahead" d={path(foreseen)} />
        <circle className="ah-now" cx={x(thisYear)} cy={y(until)} r="5" />
        {crossing && <circle className="ah-cross" cx={x(crossing.year)} cy={y(crossing.sum)} r="5" />}
        <text x={left} y={height - 6}>
          {from}
        </text>
        <text x={width - right} y={height - 6} textAnchor="end">
          {to}
        </text>
      </svg>
      <dl className="ah-sums">
        <div>
          <dt>{t('spentThisYear')}</dt>
          <dd>{showMoney(spent.get(thisYear) ?? 0)}</dd>
        </div>
        <div>
          <dt>{t('spentInAll')}</dt>
          <dd>{showMoney(until)}</dd>
        </div>
      </dl>
      <p className="ah-verdict">
        {crossing && crossing.year > thisYear ? (
          <b>{t('crossesIn', { year: crossing.year })}</b>
        ) : crossing ? (
          <b>{t('crossed')}</b>
        ) : (
          t('notCrossing', { year: thisYear + ahead })
        )}
      </p>
    </Panel>
  )
}
