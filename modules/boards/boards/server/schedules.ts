import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { type boards, daysTurned, turnsWrong } from '../contract.ts'
import type { Turn } from '../schedule.ts'
import { boardRow } from './queries.ts'
import { entries } from './schedule-entries.ts'

type Calls = typeof boards.calls

function requireDays({ firstDay, lastDay }: { firstDay?: string | null; lastDay?: string | null }): void {
  if (firstDay && lastDay && lastDay < firstDay) throw daysTurned()
}

/** Every board that is shown in turn is there, and the first is the entry's own. Throws notFound, turnsWrong. */
async function requireTurns(context: Context, boardId: string, turns: readonly Turn[]): Promise<void> {
  if (turns.length && (turns.length < 2 || turns[0]?.boardId !== boardId)) throw turnsWrong()
  const ids = new Set([boardId, ...turns.map((turn) => turn.boardId)])
  // In one order, as whoever deletes one holds it.
  for (const id of [...ids].toSorted()) await boardRow(context, id, 'share')
}

/** Adds an entry at the end of the order. Throws notFound (of its boards), daysTurned, turnsWrong and what entries throw. */
export async function addSchedule(context: Context, input: Taken<Calls['addSchedule']>): Promise<void> {
  const { scheduleId, ...content } = input
  requireDays(content)
  await requireTurns(context, content.boardId, content.turns)
  await entries.add(context, { id: scheduleId, ...content })
}

/** Changes an entry, retires it or uses it again. Throws notFound, daysTurned, turnsWrong and what entries throw. */
export async function changeSchedule(context: Context, input: Taken<Calls['changeSchedule']>): Promise<void> {
  const { scheduleId, rowVersion: version, isEnabled, ...content } = input
  if (content.firstDay !== undefined || content.lastDay !== undefined) {
    // Whoever names one of the days leaves the other as it is.
    const stored = (await entries.read(context)).find(({ id }) => id === scheduleId)
    requireDays({
      firstDay: content.firstDay === undefined ? stored?.firstDay : content.firstDay,
      lastDay: content.lastDay === undefined ? stored?.lastDay : content.lastDay,
    } as Parameters<typeof requireDays>[0])
  }
  // Whoever names a board alone means that board alone.
  if (content.boardId) {
    content.turns ??= []
    await requireTurns(context, content.boardId, content.turns)
  } else if (content.turns) throw turnsWrong()
  else if (isEnabled) {
    // A board of it may have been deleted while it was not used.
    const entry = (await entries.read(context)).find(({ id }) => id === scheduleId)
    if (entry) await requireTurns(context, entry.boardId, entry.turns)
  }
  const isRetired = isEnabled === undefined ? undefined : !isEnabled
  await entries.change(context, scheduleId, { version, isRetired, ...content })
}
