import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage } from '#platform/server/list.ts'
import { certify } from '../certify.ts'
import { type alarmDrills, mostCounted } from '../contract.ts'
import { type Drill, DrillPerson, DrillStep } from '../shapes.ts'
import { factsOf } from './facts.ts'
import { type DrillRow, drillTable as d } from './tables.ts'

const date = (text: string | null) => text && new Date(text)

/** A drill as it is shown: what was certified at its end, or what is known of it now. */
export async function shownDrill(lease: Lease, row: DrillRow, now: Date): Promise<Drill> {
  const facts = row.endedAt ? undefined : await factsOf(lease, row, now)
  const { id: drillId, weekDay, startedByName: startedBy } = row
  return {
    ...row,
    drillId,
    isWeekly: weekDay !== null,
    startedBy,
    steps: facts ? certify(facts) : row.steps.map((step) => DrillStep.parse({ ...step, at: date(step.at) })),
    people: facts
      ? [...facts.people]
      : row.people.map((person) => DrillPerson.parse({ ...person, at: date(person.at) })),
  }
}

/** One drill. Throws notFound. */
export async function readDrill(context: Pick<Context, 'db' | 'query' | 'now'> & Lease, drillId: string) {
  const [row] = await context.db.select().from(d).where(eq(d.id, drillId))
  if (!row) throw problems.notFound()
  return shownDrill(context, row, context.now)
}

/** A page of drills, the newest first. Throws invalid for a cursor that is none. */
export async function listDrills(context: Context, input: Taken<typeof alarmDrills.calls.list>) {
  const read = async ({ condition, limit }: { condition: SQL | undefined; limit: number }) => {
    const rows = await context.db
      .select({ row: d, micros: microsOf(d.startedAt) })
      .from(d)
      .where(and(condition))
      .orderBy(desc(d.startedAt), desc(d.id))
      .limit(limit)
    const shown: (Drill & { micros: number })[] = []
    for (const { row, micros } of rows)
      shown.push({ ...(await shownDrill(context, row, context.now)), micros })
    return shown
  }
  return cursorPage(
    context,
    {
      condition: undefined,
      at: d.startedAt,
      id: d.id,
      read,
      idOf: ({ drillId }: Drill) => drillId,
      counted: { from: d, condition: undefined, most: mostCounted },
    },
    input,
  )
}
