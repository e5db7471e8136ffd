import { dayStart } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Power } from '../contract.ts'

const [width, left, right, top, bottom] = [340, 40, 338, 14, 134]
const day = 86_400_000
const hours = [
  ['00', 'start'],
  ['06', 'middle'],
  ['12', 'middle'],
  ['18', 'middle'],
  ['24', 'end'],
] as const

/** Today's load of the building, what charging adds to it as a band, under the contract and where sharing begins. */
export function PowerChart({ power, now }: { power: Power; now: Date }) {
  const t = useTexts('chargingPowerPage')
  const { contractKw, startPercent, samples } = power
  const known = samples.filter((one) => one.totalW !== null) as {
    at: Date
    totalW: number
    chargingW: number
  }[]
  const most = Math.max(contractKw * 1000, ...known.map(({ totalW }) => totalW)) * 1.08
  const begin = dayStart(now).getTime()
  const x = (at: Date) => left + ((right - left) * (at.getTime() - begin)) / day
  const y = (watts: number) => bottom - ((bottom - top) * watts) / most
  const line = (of: (one: (typeof known)[number]) => number) =>
    known.map((one, nth) => `${nth ? 'L' : 'M'}${x(one.at).toFixed(1)} ${y(of(one)).toFixed(1)}`).join('')
  const base = line(({ totalW, chargingW }) => totalW - chargingW)
  const back = known
    .toReversed()
    .map(({ at, totalW }) => `L${x(at).toFixed(1)} ${y(totalW).toFixed(1)}`)
    .join('')
  const last = known.at(-1)
  const contract = y(contractKw * 1000)
  const start = y(contractKw * 10 * startPercent)
  return (
    <svg
      className="cp-chart"
      viewBox={`0 0 ${width} 160`}
      role="img"
      aria-label={t('chart', { contract: contractKw, now: last ? Math.round(last.totalW / 1000) : '—' })}
    >
      {[0, contractKw / 2, contractKw].map((kw) => (
        <g key={kw}>
          <path className="cp-grid" d={`M${left} ${y(kw * 1000)}H${right}`} />
          <text x={left - 6} y={y(kw * 1000) + 5} textAnchor="end">
            {Math.round(kw)}
          </text>
        </g>
      ))}
      {last && <path className="cp-band" d={`${base}${back}Z`} />}
      {last && <path className="cp-base" d={base} />}
      {last && <path className="cp-total" d={line(({ totalW }) => totalW)} />}
      <path className="cp-contract" d={`M${left} ${contract}H${right}`} />
      <path className="cp-start" d={`M${left} ${start}H${right}`} />
      <text x={right} y={contract + 17} textAnchor="end">
        {t('contract', { kw: contractKw })}
      </text>
      <text className="cp-start-text" x={right} y={start + 17} textAnchor="end">
        {t('startsAt', { percent: startPercent })}
      </text>
      {last && <circle className="cp-now" cx={x(last.at)} cy={y(last.totalW)} r="4" />}
      {hours.map(([hour, anchor], nth) => (
        <text key={hour} x={left + ((right - left) * nth) / 4} y={156} textAnchor={anchor}>
          {hour}
        </text>
      ))}
    </svg>
  )
}
