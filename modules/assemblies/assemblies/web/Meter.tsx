import { areaText, percentText } from '#modules/assemblies/tally/contract.ts'
import './meter.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Standing, Verdict } from '#modules/assemblies/tally/contract.ts'
import { missingArea } from './amounts.ts'

interface MeterProps {
  title: string
  standing: Standing
  isArea: boolean
}

/** One count against its threshold: the bar, the mark that must be passed, and what is missing. */
export function Meter({ title, standing, isArea }: MeterProps) {
  const t = useTexts('assemblyPage')
  const { value, total, needed, missing, percent, isReached } = standing
  const say = (n: number) => (isArea ? areaText(n) : String(n))
  const share = (n: number) => `${total ? Math.min(100, (n / total) * 100) : 0}%`
  return (
    <div className="am">
      <div className="am-words">
        <span className="lb-quiet">{title}</span>
        <b>{say(value)}</b>
        <span className="lb-quiet">{t(isArea ? 'ofArea' : 'ofHeads', { total: say(total) })}</span>
        <span className="am-percent">{percentText(percent)}</span>
      </div>
      <div className="am-bar" aria-hidden>
        <span className="am-fill" style={{ width: share(value) }} />
        <span className="am-mark" style={{ left: share(needed) }} />
      </div>
      <div className={isReached ? 'lb-14 lb-quiet' : 'lb-14 lb-amber lb-strong'}>
        {isReached
          ? t('reached')
          : isArea
            ? t('missingArea', { area: missingArea(missing) })
            : t('missingHeads', { count: missing })}
      </div>
    </div>
  )
}

/** Persons and area, both of which must be reached. */
export function Meters({ verdict }: { verdict: Verdict }) {
  const t = useTexts('assemblyPage')
  return (
    <div className="am-pair">
      <Meter title={t('presentHeads')} standing={verdict.heads} isArea={false} />
      <Meter title={t('presentArea')} standing={verdict.area} isArea />
    </div>
  )
}
