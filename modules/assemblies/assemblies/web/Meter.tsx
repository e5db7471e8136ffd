import './meter.css'
import {
  areaText,
  type Fraction,
  missingArea,
  percentText,
  type Standing,
  type Thresholds,
  type Verdict,
} from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { fractionText, partText } from './amounts.ts'

interface MeterProps {
  title: string
  standing: Standing
  isArea: boolean
  of: Fraction
  /** Persons that must be there whatever the share comes to. */
  least?: number
}

/** One count against its threshold: the bar, the mark that must be passed, and what is missing. */
function Meter({ title, standing, isArea, of, least = 1 }: MeterProps) {
  const t = useTexts('assemblyPage')
  const named = (share: string) => (least > 1 ? t('leastHeads', { share, count: least }) : share)
  const { value, total, needed, missing, percent, isReached } = standing
  const say = (n: number) => (isArea ? areaText(n) : String(n))
  const part = (n: number) => `${total ? Math.min(100, (n / total) * 100) : 0}%`
  return (
    <div className="am">
      <div className="am-words">
        <span className="lb-quiet">{title}</span>
        <b>{say(value)}</b>
        <span className="lb-quiet">{t(isArea ? 'ofArea' : 'ofHeads', { total: say(total) })}</span>
        <span className="am-percent">{percentText(percent)}</span>
      </div>
      <div className="am-bar" aria-hidden>
        <span className="am-fill" style={{ width: part(value) }} />
        <span className="am-mark" style={{ left: part(needed) }} />
      </div>
      <div className={isReached ? 'lb-14 lb-quiet' : 'lb-14 lb-amber lb-strong'}>
        {isReached
          ? t(of.isMore ? 'passedShare' : 'reachedShare', { share: named(partText(of)) })
          : t('missingOfShare', {
              share: named(fractionText(of)),
              missing: isArea
                ? t('missingArea', { area: missingArea(needed, value) })
                : t('missingHeads', { count: missing }),
            })}
      </div>
    </div>
  )
}

/** Whose quorum is shown. */
export interface MeasuredBy {
  number: number
  thresholds: Thresholds
}

/** Persons and area, both of which must be reached, and by which motion they are measured. */
export function Meters({ verdict, of }: { verdict: Verdict; of: MeasuredBy | null }) {
  const t = useTexts('assemblyPage')
  if (!of) return null
  const { heads, area, leastHeads } = of.thresholds.quorum
  return (
    <div>
      <div className="am-pair">
        <Meter
          title={t('presentHeads')}
          standing={verdict.heads}
          isArea={false}
          of={heads}
          least={leastHeads}
        />
        <Meter title={t('presentArea')} standing={verdict.area} isArea of={area} />
      </div>
      <p className="lb-14 lb-quiet">{t('measuredBy', { number: of.number })}</p>
    </div>
  )
}
