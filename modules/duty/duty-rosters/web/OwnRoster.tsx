import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { RosterShift } from '../contract.ts'
import { workOf } from '../hours.ts'
import { monthDays } from '../months.ts'
import { dutyOf } from '../roster-limits.ts'
import { hoursText } from '../sentences.ts'
import { MonthTurn } from './MonthTurn.tsx'
import { OwnDay } from './OwnDay.tsx'
import { ownQuery, rosterKey } from './queries.ts'
import { SwapDialog } from './SwapDialog.tsx'
import { SwapList } from './SwapList.tsx'

/** One’s own month: a day below the other, swaps that wait, days off that are wished for. */
export function OwnRoster({ month, turn }: { month: string; turn: (by: 1 | -1) => void }) {
  const t = useTexts('dutyRostersPage')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: rosterKey })
  useChanges(['dutyRosters.'], () => void again())
  const query = useQuery(ownQuery(month))
  const [swapping, setSwapping] = useState<RosterShift>()
  const today = dayOf(new Date(useMinute()))
  return (
    <div className="lb-page lb-stack lb-gap-12">
      <div className="lb-page-head">
        <h1>{t('ownTitle')}</h1>
        <MonthTurn month={month} turn={turn} />
      </div>
      <Loaded of={query} failed={t('loadFailed')} skeleton={[72, '1fr', 96]} rows={10}>
        {(own) => {
          const { personId, shifts, wishes, leaves, swaps } = own
          if (personId === null)
            return <EmptyState icon="calendar" title={t('ownEmpty')} text={t('ownEmptyText')} />
          const minutes = shifts.reduce((sum, shift) => sum + workOf(dutyOf(shift)), 0)
          return (
            <>
              {!own.isPublished && <Note>{`${t('ownNotPublished')}：${t('ownNotPublishedText')}`}</Note>}
              {swaps.length > 0 && (
                <Panel title={t('swapsTitle')} number={swaps.length} pad="plain">
                  <SwapList swaps={swaps} again={again} />
                </Panel>
              )}
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
    </div>
  )
}
