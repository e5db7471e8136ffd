import { Link } from '@tanstack/react-router'
import type { DisplayDevice } from '#modules/boards/board-devices/contract.ts'
import { boardSettingPath } from '#modules/boards/paths.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Schedule } from '#modules/boards/boards/contract.ts'
import { weekOf } from './week-of.ts'

interface HoursPanelProps {
  boardId: string
  screens: readonly DisplayDevice[]
  schedules: readonly Schedule[]
}

const hour = 3_600_000
const day = 24 * hour
/** The last midnight of Taipei, eight hours ahead of UTC. */
const midnightBefore = (now: number) => new Date(Math.floor((now + 8 * hour) / day) * day - 8 * hour)

/** In which hours of the coming week the first screen of a board shows it, and the way to where that is decided. */
export function HoursPanel({ boardId, screens, schedules }: HoursPanelProps) {
  const t = useTexts('boardEditor')
  const now = useMinute()
  const [screen] = screens
  const days = screen && weekOf(screen, schedules, { boardId, midnight: midnightBefore(now) })
  return (
    <Panel
      title={t('hours')}
      summary={
        screen &&
        (screen.onFrom === screen.onUntil
          ? t('alwaysOn', { name: screen.name })
          : t('onHours', { name: screen.name, from: screen.onFrom, until: screen.onUntil }))
      }
      extra={
        <Link className="lb-link" to={boardSettingPath} hash="schedule">
          {t('hoursChange')}
        </Link>
      }
      pad="plain"
      className="be-hours"
    >
      {!days && <p className="lb-quiet">{t('hoursNone')}</p>}
      {days?.map(({ weekdays, slots }) => {
        const name =
          weekdays.length === 7 ? t('everyDay') : inRow(weekdays.map((one) => t(`weekday${one as 1}`)))
        return (
          <div key={name} className="be-day">
            <span className="lb-14">{name}</span>
            <span className="be-slots" aria-hidden>
              {slots.map((slot, nth) => (
                // Half hours are known by their place alone.
                <i key={nth} data-shows={slot} />
              ))}
            </span>
          </div>
        )
      })}
      {days && (
        <p className="lb-14 lb-quiet be-legend">
          {(['own', 'turns', 'other', 'off'] as const)
            .filter((slot) => days.some(({ slots }) => slots.includes(slot)))
            .map((slot) => (
              <span key={slot}>
                <i data-shows={slot} /> {t(`slot_${slot}`)}
              </span>
            ))}
        </p>
      )}
    </Panel>
  )
}
