import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { OwnRoster as Own, RosterShift } from '../contract.ts'
import { workOf } from '../hours.ts'
import { monthDays } from '../months.ts'
import { dutyOf } from '../roster-limits.ts'
import { hoursText } from '../sentences.ts'
import { LeaveRequestList } from './LeaveRequestList.tsx'
import { MonthTurn } from './MonthTurn.tsx'
import { OwnDay } from './OwnDay.tsx'
import { ownQuery, rosterKey } from './queries.ts'
import { SwapDialog } from './SwapDialog.tsx'
import { SwapList } from './SwapList.tsx'

const AskLeaveDialog = lazy(async () => ({
  default: (await import('./AskLeaveDialog.tsx')).AskLeaveDialog,
}))

/** Leave that waits or was refused, and swaps: one’s own, and for whoever plans what waits for them. */
function Asked({ own, again }: { own: Own; again: () => unknown }) {
  const t = useTexts('dutyRostersPage')
  // What was granted stands on its day.
  const requests = own.leaveRequests.filter(({ state }) => state === 'asked' || state === 'refused')
  return (
    <>
      {requests.length > 0 && (
        <Panel title={t('leavesTitle')} number={requests.length}>
          <LeaveRequestList requests={requests} again={again} />
        </Panel>
      )}
      {own.swaps.length > 0 && (
        <Panel title={t('swapsTitle')} number={own.swaps.length} pad="plain">
          <SwapList swaps={own.swaps} again={again} />
        </Panel>
      )}
    </>
  )
}

/** One’s own month: a day below the other, swaps that wait, days off that are wished for. */
export function OwnRoster({ month, turn }: { month: string; turn: (by: 1 | -1) => void }) {
  const t = useTexts('dutyRostersPage')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: rosterKey })
  useChanges(['dutyRosters.'], () => void again())
  const query = useQuery(ownQuery(month))
  const [swapping, setSwapping] = useState<RosterShift>()
  const [isAsking, setAsking] = useState(false)
  const mayPlan = useAllowed()([{ can: 'dutyRosters.plan' }]).length > 0
  const today = dayOf(new Date(useMinute()))
  return (
    <div className="lb-page lb-stack lb-gap-12">
      <div className="lb-page-head">
        <h1>{t('ownTitle')}</h1>
        <MonthTurn month={month} turn={turn} />
        {query.data?.personId && (
          <span className="lb-end">
            <Button onClick={() => setAsking(true)}>{t('leave')}</Button>
          </span>
        )}
      </div>
      <Loaded of={query} failed={t('loadFailed')} skeleton={[72, '1fr', 96]} rows={10}>
        {(own) => {
          const { personId, shifts, wishes, leaves, leaveRequests } = own
          if (personId === null)
            return (
              <>
                <Asked {...{ own, again }} />
                <EmptyState
                  icon="calendar"
                  title={t('ownEmpty')}
                  text={t(mayPlan ? 'ownEmptyPlans' : 'ownEmptyText')}
                />
              </>
            )
          const minutes = shifts.reduce((sum, shift) => sum + workOf(dutyOf(shift)), 0)
          return (
            <>
              {!own.isPublished && <Note>{t('ownNotPublished')}</Note>}
              <Asked {...{ own, again }} />
              <Panel
                title={
                  own.isPublished
                    ? t('ownSum', { count: shifts.length, hours: hoursText(minutes) })
                    : undefined
                }
              >
                <ul className="lb-divided ro-own">
                  {monthDays(month).map((day) => (
                    <OwnDay
                      key={day}
                      {...{ day, today, personId, again }}
                      shift={shifts.find((each) => each.day === day)}
                      isPublished={own.isPublished}
                      wish={wishes.find((each) => each.day === day)}
                      leave={leaves.find((each) => each.day === day)}
                      request={leaveRequests.find(
                        (each) => each.day === day && each.personId === personId && each.state === 'asked',
                      )}
                      onSwap={setSwapping}
                    />
                  ))}
                </ul>
              </Panel>
              {swapping && (
                <SwapDialog shift={swapping} {...{ own, again }} onClose={() => setSwapping(undefined)} />
              )}
            </>
          )
        }}
      </Loaded>
      {isAsking && (
        <Suspense fallback={null}>
          <AskLeaveDialog
            first={month === today.slice(0, 7) ? today : `${month}-01`}
            again={again}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
