import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { type Cabinet, type Cubby, sizes } from '../shapes.ts'
import { CubbyBox } from './CubbyBox.tsx'

interface CabinetPlanProps {
  cabinet: Cabinet
  now: number
  chosen: string | undefined
  onChoose: (cubby: Cubby) => void
}

/** The place of a door in the picture, from its middle. */
const middleOf = (box: HTMLElement) => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Arrows go from door to door as they stand beside and below each other. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-cubby]')
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const [dx = 0, dy = 0] = way
  const here = middleOf(from)
  const doors = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cubby]')].flatMap((door) => {
    const { x, y } = middleOf(door)
    const [along, aside] = dx
      ? [(x - here.x) * dx, Math.abs(y - here.y)]
      : [(y - here.y) * dy, Math.abs(x - here.x)]
    return along > 4 ? [{ door, far: along + 3 * aside }] : []
  })
  doors.sort((a, b) => a.far - b.far)[0]?.door.focus()
}

/** A cabinet as it stands in the house: its doors column by column, and between them what couriers scan. */
export function CabinetPlan({ cabinet, now, chosen, onChoose }: CabinetPlanProps) {
  const last = Math.max(1, ...cabinet.cubbies.map(({ columnNo }) => columnNo))
  const columns = Array.from({ length: last }, (_, nth) =>
    cabinet.cubbies.filter(({ columnNo }) => columnNo === nth + 1),
  )
  const half = Math.ceil(last / 2)
  const draw = (column: readonly Cubby[]) => (
    <div key={column[0]?.cubbyId} className="lk-column">
      {column.map((cubby) => (
        <CubbyBox
          key={cubby.cubbyId}
          cubby={cubby}
          now={now}
          isChosen={cubby.name === chosen}
          onChoose={() => onChoose(cubby)}
        />
      ))}
    </div>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go between the buttons in it
    <div className="lk-cabinet" role="group" aria-label={cabinet.name} onKeyDown={walk}>
      {columns.slice(0, half).map(draw)}
      <Console cabinet={cabinet} />
      {columns.slice(half).map(draw)}
    </div>
  )
}

function Console({ cabinet }: { cabinet: Cabinet }) {
  const t = useTexts('lockersPage')
  const free = (size: string) =>
    cabinet.cubbies.filter((one) => one.size === size && one.status === 'unused' && !one.doorOpenSince).length
  return (
    <div className="lk-console">
      <b className="lb-18">{cabinet.name}</b>
      <span>{t('console')}</span>
      <QrCode content={new URL(cabinet.dropUrl, location.origin).href} label={t('qrLabel')} />
      <span>{t('consoleFree')}</span>
      <b className="lb-20 lk-free-counts">
        {sizes.map((size) => (
          <span key={size}>{`${size} ${free(size)}`}</span>
        ))}
      </b>
      <span className="lk-console-foot">{t('consoleOffline')}</span>
    </div>
  )
}
