import './readings.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Sample } from '../shapes.ts'
import { clockOf, showEnergy } from './session-words.ts'

const [width, left, right, top, bottom] = [450, 44, 444, 10, 128]

/** Parts between which the register began anew. */
function partsOf(samples: readonly Sample[]): Sample[][] {
  const parts: Sample[][] = []
  for (const [nth, sample] of samples.entries()) {
    const before = samples[nth - 1]
    if (!before || sample.registerWh < before.registerWh) parts.push([])
    parts.at(-1)?.push(sample)
  }
  return parts
}

/** What the meter said over a session, in kWh since each beginning of its register; where it began anew is marked. */
export function ReadingsChart({ samples }: { samples: readonly Sample[] }) {
  const t = useTexts('chargingSessionsPage')
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return <p className="lb-quiet">{t('noReadings')}</p>
  const parts = partsOf(samples)
  const gained = (part: readonly Sample[], { registerWh }: Sample) => registerWh - (part[0]?.registerWh ?? 0)
  const most = Math.max(1, ...parts.flatMap((part) => part.map((sample) => gained(part, sample))))
  const step = [1, 2, 5, 10, 15, 20, 30, 50, 100, 200].find((kwh) => kwh * 2000 >= most) ?? 500
  const span = Math.max(1, last.at.getTime() - first.at.getTime())
  const x = (at: Date) => left + ((right - left) * (at.getTime() - first.at.getTime())) / span
  const y = (wh: number) => bottom - ((bottom - top) * wh) / (step * 2000)
  return (
    <svg
      className="chg-chart"
      viewBox={`0 0 ${width} 158`}
      role="img"
      aria-label={t('chartLabel', {
        count: samples.length,
        from: showEnergy(0),
        to: showEnergy(last.countedWh),
      })}
    >
      {[0, 1, 2].map((nth) => (
        <g key={nth}>
          <path className="chg-grid-line" d={`M${left} ${y(nth * step * 1000)}H${right}`} />
          <text x={left - 6} y={y(nth * step * 1000) + 5} textAnchor="end">
            {nth * step}
          </text>
        </g>
      ))}
      {parts
        .slice(1)
        .map(([sample]) => sample && <ResetMark key={sample.at.getTime()} x={x(sample.at)} at={sample.at} />)}
      {parts.map((part) => (
        <path
          key={part[0]?.at.getTime()}
          className="chg-reading"
          d={part
            .map(
              (sample, nth) =>
                `${nth ? 'L' : 'M'}${x(sample.at).toFixed(1)} ${y(gained(part, sample)).toFixed(1)}`,
            )
            .join('')}
        />
      ))}
      <text x={left} y={154}>
        {clockOf(first.at)}
      </text>
      <text x={right} y={154} textAnchor="end">
        {clockOf(last.at)}
      </text>
    </svg>
  )
}

function ResetMark({ x, at }: { x: number; at: Date }) {
  const t = useTexts('chargingSessionsPage')
  const isLate = x > 300
  return (
    <g>
      <path className="chg-reset" d={`M${x} ${top}V${bottom}`} />
      <text className="chg-reset-text" x={x + (isLate ? -8 : 8)} y={22} textAnchor={isLate ? 'end' : 'start'}>
        {t('resetAt', { time: clockOf(at) })}
      </text>
    </g>
  )
}
