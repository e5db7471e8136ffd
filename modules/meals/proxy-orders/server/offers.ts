import { eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Work } from '#platform/server/work.ts'
import type { proxyOrders } from '../contract.ts'
import { proxyOfferChanged } from '../events.ts'
import {
  closesPast,
  itemTwice,
  minimumNeeded,
  offerChangedSince,
  offerClosed,
  offerIdTaken,
} from '../problems.ts'
import type { Offer } from '../shapes.ts'
import { readOffer } from './queries.ts'
import { type OfferRow, offerTable as f } from './tables.ts'

type Calls = typeof proxyOrders.calls
type Content = Omit<Taken<Calls['open']>, 'offerId'>

/** Locks an offer: orders, hand-overs and closings of it come one after another. Throws notFound. */
export async function lockOffer(work: Work, offerId: string): Promise<OfferRow> {
  const [row] = await work.db.select().from(f).where(eq(f.id, offerId)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Writes what became of an offer, and tells desks of it. */
export async function keepOffer(work: Work, offerId: string, change: Partial<OfferRow>): Promise<void> {
  await work.db
    .update(f)
    .set({ ...change, rowVersion: sql`${f.rowVersion} + 1` })
    .where(eq(f.id, offerId))
  work.emit(proxyOfferChanged, { offerId })
}

function check({ items, minimumKind, minimum, closesAt }: Content, now: Date): void {
  const names = items.map(({ name }) => name)
  const twice = names.find((name, nth) => names.indexOf(name) !== nth)
  if (twice !== undefined) throw itemTwice(twice)
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length) throw problems.malformed()
  if ((minimumKind === 'none') !== (minimum === 0)) throw minimumNeeded()
  if (closesAt <= now) throw closesPast()
}

/**
 * Offers something to the households. The same id with the same content is the same offer.
 * Throws offerIdTaken, itemTwice, minimumNeeded, closesPast. Audited.
 */
export async function openOffer(
  context: Context,
  { offerId, ...content }: Taken<Calls['open']>,
): Promise<Offer> {
  const { now, actor } = context
  await createOnce(context, {
    id: offerId,
    find: () => rowOf(context, f, offerId),
    isSame: (row) => says(row, content),
    taken: offerIdTaken,
    again: { action: 'proxyOrders.openAgain', target: 'proxyOffer', targetId: offerId },
    create: async () => {
      check(content, now)
      const opened = { openedAt: now, openedBy: actor.accountId, openedByName: actor.name }
      await context.db.insert(f).values({ id: offerId, ...content, state: 'open', ...opened })
      context.emit(proxyOfferChanged, { offerId })
      const { title, closesAt, minimum } = content
      const after = { title, closesAt, minimum }
      context.audit({ action: 'proxyOrders.open', target: 'proxyOffer', targetId: offerId, after })
    },
  })
  return readOffer(context, offerId)
}

/**
 * Changes what is offered; orders keep the names and prices of their moment.
 * Throws notFound, offerClosed, offerChangedSince, itemTwice, minimumNeeded, closesPast. Audited.
 */
export async function changeOffer(
  context: Context,
  { offerId, rowVersion, ...content }: Taken<Calls['change']>,
): Promise<Offer> {
  const row = await lockOffer(context, offerId)
  if (row.state !== 'open') throw offerClosed()
  if (row.rowVersion !== rowVersion) throw offerChangedSince()
  check(content, context.now)
  await keepOffer(context, offerId, content)
  const said = ({ title, closesAt, minimum }: Content) => ({ title, closesAt, minimum })
  context.audit({
    action: 'proxyOrders.change',
    target: 'proxyOffer',
    targetId: offerId,
    before: said(row),
    after: said(content),
  })
  return readOffer(context, offerId)
}
