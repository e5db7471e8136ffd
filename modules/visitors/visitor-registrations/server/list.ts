import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, microsOf } from '#platform/server/cursor.ts'
import type { Registration, visitorRegistrations } from '../contract.ts'
import { registrations as r } from './tables.ts'

type Input = Taken<typeof visitorRegistrations.calls.listRegistrations>

const toRegistration = ({ id, ...row }: typeof r.$inferSelect): Registration => ({
  ...row,
  registrationId: id,
})

/** A page of registrations, the newest first, telephone numbers masked. Throws invalid for a cursor that is none. */
export async function listRegistrations(context: Context, input: Input) {
  const { from, to, keyword, after, maxCount } = input
  const all = and(
    from && gte(r.at, from),
    to && lt(r.at, to),
    keyword
      ? sql`strpos(upper(concat_ws(' ', ${r.name}, ${r.goingTo}, ${r.phone})), ${keyword.toUpperCase()}) > 0`
      : undefined,
  )
  const [rows, total] = await Promise.all([
    context.db
      .select({ row: r, micros: microsOf(r.at) })
      .from(r)
      .where(and(all, behind(after, r.at, r.id)))
      .orderBy(desc(r.at), desc(r.id))
      .limit(maxCount + 1),
    context.db.select({ n: count() }).from(r).where(all),
  ])
  const page = rows.slice(0, maxCount)
  const last = rows.length > maxCount ? page.at(-1) : undefined
  return {
    data: page.map(({ row }) => ({ ...toRegistration(row), phone: maskMobile(row.phone) })),
    pagination: {
      after: last ? cursorOf({ micros: last.micros, id: last.row.id }) : '',
      maxCount,
      total: total[0]?.n ?? 0,
    },
  }
}

/** One registration with the whole number; the view is audited. Throws notFound. */
export async function getRegistration(context: Context, registrationId: string): Promise<Registration> {
  const [row] = await context.db.select().from(r).where(eq(r.id, registrationId))
  if (!row) throw problems.notFound()
  context.audit({
    action: 'visitorRegistrations.view',
    target: 'visitorRegistration',
    targetId: registrationId,
  })
  return toRegistration(row)
}
