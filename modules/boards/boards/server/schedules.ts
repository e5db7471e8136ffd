import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { type boards, daysTurned } from '../contract.ts'
import { boardRow } from './queries.ts'
import { entries } from './schedule-entries.ts'

type Calls = typeof boards.calls

function requireDays({ firstDay, lastDay }: { firstDay?: string | null; lastDay?: string | null }): void {
  if (firstDay && lastDay && lastDay < firstDay) throw daysTurned()
}

/** Adds an entry at the end of the order. Throws notFound (of its board), daysTurned and what entries throw. */
export async function addSchedule(context: Context, input: Taken<Calls['addSchedule']>): Promise<void> {
  const { scheduleId, ...content } = input
  requireDays(content)
  await boardRow(context, content.boardId, 'share')
  await entries.add(context, { id: scheduleId, ...content })
}

/** Changes an entry, retires it or uses it again. Throws notFound, daysTurned and what entries throw. */
export async function changeSchedule(context: Context, input: Taken<Calls['changeSchedule']>): Promise<void> {
  const { scheduleId, rowVersion: version, isEnabled, ...content } = input
  requireDays(content)
  if (content.boardId) await boardRow(context, content.boardId, 'share')
  const isRetired = isEnabled === undefined ? undefined : !isEnabled
  await entries.change(context, scheduleId, { version, isRetired, ...content })
}
