import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { OnMap, RoundStop } from '../contract.ts'
import { clockOf } from './clock-words.ts'

type Placed = RoundStop & { onMap: NonNullable<OnMap> }
/** The map is twice as wide as it is high, with room for names at its edges. */
const place = ({ x, y }: NonNullable<OnMap>) => ({ x: 6 + x * 1.88, y: 5 + y * 0.82 })

/** Where a round went: its points on the map of the community, in the order in which somebody was there; nothing where fewer than two are placed. */
export function RoundMap({ stops }: { stops: readonly RoundStop[] }) {
  const t = useTexts('patrolsPage')
  const placed = stops.filter((stop): stop is Placed => Boolean(stop.onMap))
  if (placed.length < 2) return null
  const walked = placed
    .filter(({ visit }) => visit)
    .toSorted((a, b) => (a.visit?.seenAt.getTime() ?? 0) - (b.visit?.seenAt.getTime() ?? 0))
  const said = walked.map(({ name, visit }) => `${name} ${visit ? clockOf(visit.seenAt) : ''}`).join('、')
  return (
    <svg className="pt-map" viewBox="0 0 200 100" role="img" aria-label={t('mapSaid', { points: said })}>
      <polyline
        points={walked
          .map(({ onMap }) => place(onMap))
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
      />
      {placed.map(({ pointId, name, onMap, visit, missed }) => {
        const { x, y } = place(onMap)
        // A name stands within the map, below its point.
        const anchor = x > 170 ? 'end' : x < 30 ? 'start' : 'middle'
        return (
          <g key={pointId} data-state={visit ? 'done' : missed ? 'missed' : 'later'}>
            <circle cx={x} cy={y} r={2.4} />
            <text x={x} y={y + 10} textAnchor={anchor}>
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
