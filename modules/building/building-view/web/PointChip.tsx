import { conditionOf, conditionWords } from '#modules/building/alarm-points/web/public.ts'
import { saidBy, type ShownPoint } from './shown-point.ts'

export interface ChipProps {
  shown: ShownPoint
  isChosen: boolean
  /** Another system is looked at. */
  isDim: boolean
  onChoose: (pointId: string) => void
}

/** A point in the picture: what it is and what it says; a tank shows how full it is. */
export function PointChip({ shown, isChosen, isDim, onChoose }: ChipProps) {
  const { point, building, floor, height, label } = shown
  // At the street and below it no tower says whose it is.
  const isBelow = height < 2 && height !== 0
  const where = isBelow ? [floor] : [building, floor]
  const condition = conditionOf(point)
  const full = point.unit === '%' && condition !== 'lost' ? Number(point.value) : undefined
  return (
    <button
      type="button"
      data-spot={point.pointId}
      className={`bv-chip bv-${condition}${isChosen ? ' bv-chosen' : ''}${isDim ? ' bv-dim' : ''}`}
      aria-pressed={isChosen}
      onClick={() => onChoose(point.pointId)}
    >
      {full !== undefined && (
        <span className="bv-tank">
          <span style={{ height: `${Math.min(100, Math.max(0, full))}%` }} />
        </span>
      )}
      <span className="lb-sr">{where.filter(Boolean).join(' ')} </span>
      <span className="bv-label">{[isBelow && building, label].filter(Boolean).join(' ')}</span>{' '}
      <b>{saidBy(point)}</b>
      {point.value !== '' && condition !== 'lost' && <span className="lb-sr"> {conditionWords(point)}</span>}
    </button>
  )
}
