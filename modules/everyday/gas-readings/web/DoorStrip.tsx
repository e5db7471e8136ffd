import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { GasReading } from '../shapes.ts'

interface DoorStripProps {
  doors: readonly GasReading[]
  here: string | undefined
  isDone: (door: GasReading) => boolean
  onChoose: (householdId: string) => void
}

/** 12F-3 of A棟-12F-3 */
const doorOf = ({ label, building }: GasReading) =>
  label.startsWith(`${building}-`) ? label.slice(building.length + 1) : label

/** The doors of a building in their order, the one where somebody stands in sight. */
export function DoorStrip({ doors, here, isDone, onChoose }: DoorStripProps) {
  const t = useTexts('gasRound')
  return (
    <nav className="gd-doors" aria-label={t('doors')}>
      {doors.map((door) => {
        const isHere = door.householdId === here
        const done = isDone(door)
        const name = doorOf(door)
        return (
          <button
            key={door.householdId}
            type="button"
            aria-current={isHere || undefined}
            aria-label={done ? t('doorDone', { door: name }) : name}
            data-done={done}
            ref={
              isHere ? (button) => button?.scrollIntoView({ inline: 'center', block: 'nearest' }) : undefined
            }
            onClick={() => onChoose(door.householdId)}
          >
            {name}
            {done && <Icon name="check" size={14} />}
          </button>
        )
      })}
    </nav>
  )
}
