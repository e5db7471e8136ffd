import './building.css'
import './tower.css'
import type { ReactNode } from 'react'
import { conditionOf } from '#modules/building/alarm-points/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { roof, type Tower } from '../contract.ts'
import type { ShownPoint } from './shown-point.ts'
import { storeyOf, whereItIs } from './lifts.ts'
import { walk } from './walk.ts'

interface PictureProps {
  towers: readonly Tower[]
  shown: readonly ShownPoint[]
  chip: (point: ShownPoint) => ReactNode
}

/** On its roof, or of the whole tower: a lift. */
const isOnRoof = ({ height }: ShownPoint) => height === roof || height === 0

/** A tank on a roof says how full it is. */
const isTank = ({ height, point }: ShownPoint) =>
  height === roof && point.category === 3 && point.unit === '%'

/** The building from the side: towers with their storeys, the street, what lies below it, and every point where it is. */
export function Picture({ towers, shown: all, chip }: PictureProps) {
  const t = useTexts('buildingViewPage')
  const shown = all.map(whereItIs)
  const highest = Math.max(1, ...towers.map(({ storeys }) => storeys))
  const onRoof = (building: string) =>
    shown.filter((point) => point.building === building && isOnRoof(point)).length
  const most = Math.max(1, ...towers.map(({ building }) => onRoof(building)))
  const hasTank = shown.some(isTank)
  const roofRows = hasTank || towers.length > 4 ? most : Math.ceil(most / 2)
  const inTower = (point: ShownPoint) =>
    towers.some(({ building }) => building === point.building) && (point.height > 1 || point.height === 0)
  const low = shown.filter((point) => !inTower(point) && point.height !== 0 && point.height <= 1)
  const bands = [...new Map(low.map(({ height, floor }) => [height, floor])).entries()]
  const street = bands.filter(([height]) => height > 0)
  const elsewhere = shown.filter((point) => !inTower(point) && !low.includes(point))
  /** Something below the towers is abnormal: its whole floor is red. */
  const isRed = (height: number) =>
    low.some(
      (spot) => spot.height === height && conditionOf(spot.point) === 'abnormal' && spot.point.level > 1,
    )
  const band = ([height, floor]: readonly [number, string]) => (
    <div
      className={`bv-band${height === 1 ? ' bv-street' : ''}${isRed(height) ? ' bv-band-red' : ''}`}
      key={height}
    >
      <span className="bv-floor">{floor}</span>
      <div className="bv-chips">{low.filter((point) => point.height === height).map(chip)}</div>
    </div>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go between the buttons in it
    <div className="bv-picture" role="group" aria-label={t('picture')} onKeyDown={walk}>
      <div className="bv-towers" style={{ paddingBlockStart: roofRows * 32 + 8 }}>
        <Scale highest={highest} />
        {towers.map((tower) => (
          <TowerView
            key={tower.building}
            tower={tower}
            highest={highest}
            shown={shown.filter((point) => inTower(point) && point.building === tower.building)}
            chip={chip}
          />
        ))}
      </div>
      {street.length ? street.map(band) : <div className="bv-band bv-street" />}
      {bands.filter(([height]) => height < 0).map(band)}
      {elsewhere.length > 0 && (
        <div className="bv-band bv-elsewhere">
          <span className="bv-floor">{t('elsewhere')}</span>
          <div className="bv-chips">{elsewhere.map(chip)}</div>
        </div>
      )}
    </div>
  )
}

/** Where the middle of a storey is, in a hundred parts of a tower: what stands over the street begins with the second. */
const middleOf = (floor: number, storeys: number): string =>
  `${((floor - 1.5) / Math.max(1, storeys - 1)) * 100}%`

/** The storeys beside the towers, each second one by its name. */
function Scale({ highest }: { highest: number }) {
  const every = Math.max(2, Math.ceil(highest / 8))
  const floors = Array.from({ length: highest }, (_, nth) => nth + 1).filter(
    (floor) => floor > 1 && (highest - floor) % every === 0,
  )
  return (
    <div className="bv-scale" aria-hidden>
      <span className="bv-floor bv-rf">RF</span>
      {floors.map((floor) => (
        <span key={floor} className="bv-floor" style={{ bottom: middleOf(floor, highest) }}>
          {floor}F
        </span>
      ))}
    </div>
  )
}

interface TowerViewProps extends Pick<PictureProps, 'shown' | 'chip'> {
  tower: Tower
  highest: number
}

/** The tank on a roof, as full as it says; dashed while nothing is heard of it. */
function RoofTank({ shown }: { shown: ShownPoint | undefined }) {
  if (!shown) return null
  const condition = conditionOf(shown.point)
  const full = condition === 'lost' ? 0 : Math.min(100, Math.max(0, Number(shown.point.value)))
  return (
    <span className={`bv-roof-tank bv-tank-${condition}`} aria-hidden>
      <span style={{ height: `${full}%` }} />
    </span>
  )
}

function TowerView({ tower, highest, shown, chip }: TowerViewProps) {
  const { building, storeys } = tower
  const floors = [...new Set(shown.map(({ height }) => height))].filter(
    (height) => height > 1 && height < roof,
  )
  return (
    <section
      className="bv-tower"
      aria-label={building}
      style={
        {
          height: `${(Math.max(1, storeys - 1) / Math.max(1, highest - 1)) * 100}%`,
          '--own': Math.max(1, storeys - 1),
        } as object
      }
    >
      <div className="bv-chips bv-roof">{shown.filter(isOnRoof).map(chip)}</div>
      <span className="bv-shaft" aria-hidden>
        {shown
          .filter((point) => storeyOf(point) !== undefined)
          .map((lift, nth) => (
            <b
              key={lift.point.pointId}
              className={`bv-car bv-car-${conditionOf(lift.point)}`}
              style={{ bottom: middleOf(lift.height, storeys), insetInlineStart: nth % 2 === 0 ? 1 : 24 }}
            >
              {/\d+/.exec(lift.label)?.[0]}
            </b>
          ))}
      </span>
      <b className="bv-name">{building}</b>
      <RoofTank shown={shown.find(isTank)} />
      {floors.map((height) => (
        <div className="bv-chips bv-at" key={height} style={{ bottom: middleOf(height, storeys) }}>
          {shown.filter((point) => point.height === height).map(chip)}
        </div>
      ))}
    </section>
  )
}
