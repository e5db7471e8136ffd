import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { GasReading } from '../shapes.ts'

interface Past {
  ym: string
  usage: number | null
  isEstimate: boolean
}

const [width, height, base, step] = [388, 164, 132, 31] as const
const shortMonth = (ym: string) => `${Number(ym.slice(0, 4)) - 1911}/${Number(ym.slice(4))}`

/** What a household used, a bar a period, over the band of the usual. */
export function UsageBars({ past, reading }: { past: readonly Past[]; reading: GasReading }) {
  const t = useTexts('gasReadingsPage')
  const { band, isAbnormal } = reading
  const shown = past.toReversed()
  const most = Math.max(band?.high ?? 0, ...shown.map(({ usage }) => usage ?? 0), 1)
  const tall = (usage: number) => (Math.max(0, usage) / most) * 112
  const from = width - 8 - shown.length * step
  const newest = shown.at(-1)
  return (
    <svg className="gr-bars" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('history')}>
      {band && (
        <rect
          className="gr-band"
          x={0}
          y={base - tall(band.high)}
          width={width}
          height={Math.max(4, tall(band.high) - tall(band.low))}
        />
      )}
      <path d={`M0 ${base}h${width}`} stroke="var(--line)" />
      {shown.map(({ ym, usage, isEstimate }, nth) => {
        const isOdd = isAbnormal && nth === shown.length - 1
        const kind = isOdd ? 'gr-odd' : isEstimate ? 'gr-guess' : 'gr-bar'
        return (
          <rect
            key={ym}
            className={kind}
            x={from + nth * step}
            y={base - tall(usage ?? 0)}
            width={19}
            height={tall(usage ?? 0)}
          />
        )
      })}
      {band && (
        <text x={0} y={Math.max(14, base - tall(band.high) - 8)}>
          {t('usual', { low: band.low, high: band.high })}
        </text>
      )}
      {shown[0] && (
        <text x={from} y={156}>
          {shortMonth(shown[0].ym)}
        </text>
      )}
      {newest && shown.length > 1 && (
        <text x={width - 8} y={156} textAnchor="end">
          {shortMonth(newest.ym)}
        </text>
      )}
      {newest && isAbnormal && (
        <text className="gr-odd" x={width - 48} y={20} textAnchor="end">
          {newest.usage}
        </text>
      )}
    </svg>
  )
}
