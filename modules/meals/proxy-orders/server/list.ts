import { and, eq, or, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { cursorPage } from '#platform/server/list.ts'
import { mostCounted, type proxyOrders } from '../contract.ts'
import { readOffers } from './queries.ts'
import { offerTable as f } from './tables.ts'

/** A page of what is or was offered. Throws invalid for a cursor that is none. */
export function listOffers(context: Context, input: Taken<typeof proxyOrders.calls.listOffers>) {
  const text = input.text.normalize('NFKC').trim()
  const condition = and(
    input.offerState === 'all' ? undefined : eq(f.state, input.offerState),
    text ? or(sql`strpos(${f.title}, ${text}) > 0`, sql`strpos(${f.supplier}, ${text}) > 0`) : undefined,
  )
  return cursorPage(
    context,
    {
      condition,
      at: f.openedAt,
      id: f.id,
      read: (page) => readOffers(context, page),
      idOf: ({ offerId }) => offerId,
      counted: { from: f, condition, most: mostCounted },
    },
    input,
  )
}
