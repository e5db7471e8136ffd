import { textOf } from '#platform/web/i18n/texts.ts'
import { conditionOf, conditionWords, saidBy, type ShownPoint } from './shown-point.ts'

export interface ChipProps {
  shown: ShownPoint
  isChosen: boolean
  /** Another system is looked at. */
  isDim: boolean
  onChoose: (pointId: string) => void
}

/** A point in the picture: what it is and what it says; a tank shows how full it is. */
export function PointChip({ shown, isChosen, isDim, onChoose }: ChipProps) {
  const { point, label } = shown
  const condition = conditionOf(point)
  const full = point.unit === '%' && condition !== 'lost' ? Number(point.value) : undefined
  return (
    <button
      type="button"
      data-spot={point.pointId}
      className={`bv-chip bv-${condition}${isChosen ? ' bv-chosen' : ''}${isDim ? ' bv-dim' : ''}`}
      aria-pressed={isChosen}
      aria-label={textOf('buildingViewPage:pointSays', {
        place: point.place,
        value: saidBy(point),
        state: conditionWords(point),
      })}
      onClick={() => onChoose(point.pointId)}
    >
      {full !== undefined && (
        <span className="bv-tank">
          <span style={{ height: `${Math.min(100, Math.max(0, full))}%` }} />
        </span>
      )}
      <span>{label}</span>
      <b>{saidBy(point)}</b>
    </button>
  )
}
