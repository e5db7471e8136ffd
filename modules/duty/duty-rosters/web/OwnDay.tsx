import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { LeaveRequest, OwnRoster, RosterShift } from '../contract.ts'
import { hoursText } from '../sentences.ts'
import { dayNumber, weekdayOf } from './day-words.ts'
import { ShiftSign } from './ShiftSign.tsx'
import { WishAct } from './WishAct.tsx'

/** One’s own day: the shift with its times, to be swapped, or a day off, which may be wished for. */
export function OwnDay({
  day,
  today,
  personId,
  shift,
  isPublished,
  wish,
  leave,
  request,
  again,
  onSwap,
}: {
  day: string
  today: string
  personId: string
  shift: RosterShift | undefined
  isPublished: boolean
  wish: OwnRoster['wishes'][number] | undefined
  leave: OwnRoster['leaves'][number] | undefined
  /** Leave that waits to be granted. */
  request: LeaveRequest | undefined
  again: () => unknown
  onSwap: (shift: RosterShift) => void
}) {
  const t = useTexts('dutyRostersPage')
  const ofKind = useTexts('leaveKinds')
  const isAhead = day > today
  const place = useRef<HTMLLIElement>(null)
  const isToday = day === today
  // The month opens at the day that it is.
  useEffect(() => {
    if (isToday) place.current?.scrollIntoView({ block: 'center' })
  }, [isToday])
  return (
    <li ref={place} className={`${shift ? '' : 'ro-own-off'} ${isToday ? 'ro-own-today' : ''}`}>
      <span className="ro-own-day">
        <b>{dayNumber(day)}</b> {t('weekdays')[weekdayOf(day)]}
      </span>
      {shift && <ShiftSign {...shift} />}
      <span className="lb-grow">
        {shift ? (
          <>
            {shift.name}
            <br />
            <span className="lb-14 lb-quiet">
              {shift.from}–{shift.until}
            </span>
          </>
        ) : (
          isPublished && t('restDay')
        )}
        {leave && (
          <Mark kind="note">
            {t('leaveOf', { kind: ofKind(leave.kind), hours: hoursText(leave.minutes) })}
          </Mark>
        )}
        {!leave && request && <Mark kind="reminded">{t('leaveAsked')}</Mark>}
        {wish && <Mark kind="note">{t('wished')}</Mark>}
      </span>
      {isAhead && shift && (
        <Button size="small" onClick={() => onSwap(shift)}>
          {t('swap')}
        </Button>
      )}
      {isAhead && !shift && (!isPublished || wish) && (
        <WishAct {...{ personId, day, again }} isWished={wish !== undefined} />
      )}
    </li>
  )
}
