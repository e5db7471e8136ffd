import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { microsOf } from '#platform/server/cursor.ts'
import { cursorPage } from '#platform/server/list.ts'
import type { Registration, visitorRegistrations } from '../contract.ts'
import { registrations as r } from './tables.ts'

/** The list says that there are more than these. */
const mostCounted = 10_000

type Input = Taken<typeof visitorRegistrations.calls.listRegistrations>

const toRegistration = ({ id, ...row }: typeof r.$inferSelect): Registration => ({
  ...row,
  registrationId: id,
})

/** A page of registrations, the newest first, telephone numbers masked. Throws invalid for a cursor that is none. */
export async function listRegistrations(context: Context, input: Input) {
  const { from, to, keyword } = input
  const condition = and(
    from && gte(r.at, from),
    to && lt(r.at, to),
    keyword
      ? sql`strpos(upper(concat_ws(' ', ${r.name}, ${r.goingTo}, ${r.phone})), ${keyword.toUpperCase()}) > 0`
      : undefined,
  )
  const page = await cursorPage(
    context,
    {
      condition,
      at: r.at,
      id: r.id,
      read: (given) =>
        context.db
          .select({ row: r, micros: microsOf(r.at) })
          .from(r)
          .where(given.condition)
          .orderBy(desc(r.at), desc(r.id))
          .limit(given.limit),
      idOf: ({ row }) => row.id,
      counted: { from: r, condition, most: mostCounted },
    },
    input,
  )
  const shown = page.data.map(({ row }) => ({ ...toRegistration(row), phone: maskMobile(row.phone) }))
  return { ...page, data: shown }
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
  const phone = context.actor.permissions.has('phoneNumbers.show') ? row.phone : maskMobile(row.phone)
  return { ...toRegistration(row), phone }
}
