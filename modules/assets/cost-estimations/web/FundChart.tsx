import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { usePhone } from '#platform/web/look/use-phone.ts'
import type { FundYear } from '../contract.ts'
import { inWan } from './in-wan.ts'

const [height, left, right, top, foot] = [360, 64, 56, 20, 34]

/** A step that divides a span into about six. */
function stepOf(span: number): number {
  const rough = Math.max(1, span / 6)
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power
}

/** The fund at the end of each year, now and raised; what is below nothing is shaded. On a phone works are dots without numbers. */
export function FundChart({ funds, isPaper }: { funds: readonly FundYear[]; isPaper?: boolean }) {
  const t = useTexts('fundPage')
  const isSmall = usePhone() && !isPaper
  const width = isSmall ? 380 : 760
  const [first, last] = [funds[0], funds.at(-1)]
  if (!first || !last || funds.length < 2) return null
  const all = funds.flatMap(({ balance, raisedBalance }) => [balance, raisedBalance])
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
  const step = stepOf(high - low)
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step || step]
  const x = (year: number) => left + ((year - first.year) / (last.year - first.year)) * (width - left - right)
  const y = (value: number) => top + ((to - value) / (to - from)) * (height - top - foot)
  const path = (of: 'balance' | 'raisedBalance') =>
    funds.map((row, nth) => `${nth ? 'L' : 'M'}${x(row.year).toFixed(1)} ${y(row[of]).toFixed(1)}`).join('')
  const below = funds
    .map((row) => `L${x(row.year).toFixed(1)} ${y(Math.min(0, row.balance)).toFixed(1)}`)
    .join('')
  const lines = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, nth) => from + nth * step)
  const short = funds.find(({ balance }) => balance < 0)
  const lowest = funds.reduce((least, row) => (row.raisedBalance < least.raisedBalance ? row : least))
  // At the line of nothing the number of its year stands inside; beside the year that is short its words go to the other side.
  const isAtZero = Math.abs(y(lowest.raisedBalance) - y(0)) < 14
  const isLeft =
    x(lowest.year) < left + 110 || (short !== undefined && Math.abs(x(short.year) - x(lowest.year)) < 130)
  const spans = Math.max(1, Math.round(funds.length / (isSmall ? 3 : 7)))
  return (
    <svg
      className="cf-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('chart', {
        last: last.year,
        now: inWan(last.balance),
        raised: inWan(last.raisedBalance),
      })}
    >
      {lines.map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? 'cf-zero' : 'cf-grid'}
            x1={left}
            x2={width - right}
            y1={y(value)}
            y2={y(value)}
          />
          <text x={left - 10} y={y(value) + 5} textAnchor="end">
            {inWan(value)}
          </text>
        </g>
      ))}
      <path className="cf-below" d={`M${x(first.year)} ${y(0)}${below}L${x(last.year)} ${y(0)}Z`} />
      <path className="cf-now" d={path('balance')} />
      <path className="cf-raised" d={path('raisedBalance')} />
      {funds
        .filter(({ spent }) => spent > 0)
        .map((row, nth) => (
          <g key={row.year}>
            <circle className="cf-due" cx={x(row.year)} cy={y(0)} r={isSmall ? 3 : 9} />
            {!isSmall && (
              <text className="cf-number" x={x(row.year)} y={y(0) + 4} textAnchor="middle">
                {nth + 1}
              </text>
            )}
          </g>
        ))}
      {short && (
        <text
          className="cf-short"
          x={Math.max(left + 100, x(short.year) - 12)}
          y={y(0) + 28}
          textAnchor="end"
        >
          {t('shortAt', { year: short.year })}
        </text>
      )}
      {isAtZero ? (
        <circle className="cf-lowest-due" cx={x(lowest.year)} cy={y(0)} r="11" />
      ) : (
        <circle className="cf-lowest" cx={x(lowest.year)} cy={y(lowest.raisedBalance)} r="5" />
      )}
      <text
        className="cf-pine"
        x={x(lowest.year) + (isLeft ? 10 : -10)}
        y={y(lowest.raisedBalance) + (isAtZero ? 28 : 24) + (isSmall && isLeft ? 20 : 0)}
        textAnchor={isLeft ? 'start' : 'end'}
      >
        {t('lowest', { amount: inWan(lowest.raisedBalance) })}
      </text>
      {funds
        .filter((_, nth) => nth % spans === 0)
        .map(({ year }) => (
          <text key={year} x={x(year)} y={height - 8} textAnchor="middle">
            {year}
          </text>
        ))}
      <text className="cf-strong" x={width - right + 6} y={y(last.balance) + 5}>
        {t('now')}
      </text>
      <text
        className="cf-pine"
        x={width - right + 6}
        y={Math.min(y(last.raisedBalance) + 5, y(last.balance) - 14)}
      >
        {t('raised')}
      </text>
    </svg>
  )
}
