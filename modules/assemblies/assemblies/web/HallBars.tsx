import {
  areaText,
  type Fraction,
  missingArea,
  neededArea,
  percentText,
  type Standing,
} from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Dashboard } from '../held-shapes.ts'
import { fractionText, partText } from './amounts.ts'

const share = (value: number, total: number) => `${total ? Math.min(100, (value / total) * 100) : 0}%`

/** A bar that is read from the last row: what is there, what is still missing, the mark, and what stands against it. */
export function HallBar({
  value,
  total,
  needed,
  against = 0,
}: {
  value: number
  total: number
  needed: number
  /** What was voted against, drawn with hatching beside the rest. */
  against?: number
}) {
  return (
    <div className="ah-bar" aria-hidden>
      <span className="ah-fill" style={{ width: share(value, total) }} />
      {value < needed && (
        <span
          className="ah-short"
          style={{ left: share(value, total), width: share(needed - value, total) }}
        />
      )}
      {against > 0 && (
        <span className="ah-against" style={{ left: share(value, total), width: share(against, total) }} />
      )}
      <span className="ah-mark" style={{ left: share(needed, total) }} />
    </div>
  )
}

/** Persons and area that are there, each against what must be there. */
export function QuorumBars({ data, isNarrow = false }: { data: Dashboard; isNarrow?: boolean }) {
  const t = useTexts('assemblyPage')
  const { quorum, measured } = data
  const applied = measured?.thresholds.quorum
  return (
    <div className="ah-quorum" data-narrow={isNarrow || undefined}>
      <QuorumBar
        title={t('presentHeads')}
        standing={quorum.heads}
        of={applied?.heads}
        number={measured?.number}
        isArea={false}
        isNarrow={isNarrow}
      />
      <QuorumBar
        title={t('presentArea')}
        standing={quorum.area}
        of={applied?.area}
        number={measured?.number}
        isArea
        isNarrow={isNarrow}
      />
    </div>
  )
}

function QuorumBar({
  title,
  standing,
  of,
  number = 0,
  isArea,
  isNarrow,
}: {
  title: string
  standing: Standing
  of: Fraction | undefined
  /** The motion whose quorum it is. */
  number: number | undefined
  isArea: boolean
  /** Beside the countdown: the share alone says how far the area is. */
  isNarrow: boolean
}) {
  const t = useTexts('assemblyPage')
  const { value, total, needed, missing, percent, isReached } = standing
  return (
    <section>
      <div className="ah-row lb-quiet">
        <span>{title}</span>
        <span>
          {t(isArea ? 'hallNeedsArea' : 'hallNeedsHeads', {
            number,
            share: of ? fractionText(of) : '',
            needed: isArea ? neededArea(needed) : needed,
          })}
        </span>
      </div>
      <div className="ah-row">
        <span>
          <b className="ah-big">{isArea ? (isNarrow ? percentText(percent) : areaText(value)) : value}</b>{' '}
          {!(isArea && isNarrow) && (
            <span className="lb-quiet">{isArea ? t('hallSquare') : t('ofHeads', { total })}</span>
          )}
        </span>
        {!isNarrow && <span className="ah-percent">{percentText(percent)}</span>}
        <b className={isReached ? 'ah-reached' : 'ah-missing lb-amber'}>
          {isReached
            ? t(of?.isMore ? 'passedShare' : 'reachedShare', { share: of ? partText(of) : '' })
            : isArea
              ? t('missingArea', { area: missingArea(needed, value) })
              : t('missingHeads', { count: missing })}
        </b>
      </div>
      <HallBar value={value} total={total} needed={needed} />
    </section>
  )
}
