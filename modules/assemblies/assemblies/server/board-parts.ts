import { sql } from 'drizzle-orm'
import { dayOf } from '#platform/contract/taipei.ts'
import { writeTime } from '#platform/contract/speak-time.ts'
import type { BoardPart } from '#platform/server/board-part.ts'
import { byLaw, percentText, quorumOf, wholeOf } from '#modules/assemblies/tally/contract.ts'
import { presentOf } from './quorum.ts'
import { rollState } from './roll-state.ts'
import { assemblyTable as a } from './tables.ts'

/** 12月5日 14:30 */
function momentText(at: Date): string {
  const [, month, day] = dayOf(at).split('-').map(Number)
  return `${month}月${day}日 ${writeTime(at).slice(-5)}`
}

/** The assembly that goes on or comes next, on the boards of the house: while it runs, how many are there, as the hall shows it. */
export const boardParts: readonly BoardPart[] = [
  {
    kind: 'assemblies',
    services: [23],
    async list(lease) {
      // The one that goes on, with who is there; else the next that people were told of.
      const [row] = await lease.db
        .select()
        .from(a)
        .where(
          sql`${a.deletedAt} is null and (${a.status} = 'running' or (${a.status} = 'published' and ${a.meetingAt} > ${lease.now}))`,
        )
        .orderBy(sql`${a.status} = 'running' desc`, a.meetingAt)
        .limit(1)
      if (!row) return []
      if (row.status !== 'running')
        return [{ title: row.title, big: momentText(row.meetingAt), note: row.place }]
      const state = await rollState(lease, row)
      const { area } = quorumOf(presentOf(state), wholeOf(state.roll), byLaw)
      return [
        {
          title: row.title,
          big: `${state.present.length}／${state.units.length} 戶`,
          note: `已到場，專有部分 ${percentText(area.percent)}`,
        },
      ]
    },
  },
]
