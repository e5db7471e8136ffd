import type { PointerEvent } from 'react'
import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'
import { restCode } from '#modules/duty/shift-times.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'

/** 07–19 of 07:00 and 19:00; minutes only where there are some. */
const short = (time: string) => (time.endsWith(':00') ? time.slice(0, 2) : time)

/** From so many shifts on there is no room for their times. */
const many = 4

/** The shifts of the current person’s company: pressed they set the chosen cells, or they are dragged into one. */
export function Palette({
  shifts,
  current,
  onChoose,
  onGrab,
}: {
  shifts: readonly ShiftClass[]
  /** The sign of the current cell; '' for a day off. */
  current: string
  onChoose: (code: string) => void
  onGrab: (event: PointerEvent, code: string) => void
}) {
  const t = useTexts('dutyRostersPage')
  const chips = shifts.map(({ code, name, from, until }) => ({
    code,
    name,
    times: `${short(from)}–${short(until)}`,
  }))
  return (
    <span
      className={`ro-palette ${chips.length >= many ? 'ro-palette-many' : ''}`}
      role="group"
      aria-label={t('shifts')}
    >
      {[...chips, { code: '', name: t('rest'), times: '' }].map(({ code, name, times }, nth) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === current}
          aria-label={`${name} ${times}`.trim()}
          aria-keyshortcuts={nth < 9 ? `Alt+${nth + 1}` : undefined}
          title={`${name} ${times}`.trim()}
          onPointerDown={(event) => onGrab(event, code)}
          onClick={() => onChoose(code)}
        >
          <b>{code || restCode}</b>
          {times && <span>{times}</span>}
          {nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
        </button>
      ))}
    </span>
  )
}
