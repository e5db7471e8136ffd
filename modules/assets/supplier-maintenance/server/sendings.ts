import { and, desc, eq, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { communityName, sentOn } from '#modules/telling/notices/server/public.ts'
import { lockSupplier, readSupplier, type SupplierRow } from '#modules/assets/suppliers/server/public.ts'
import type { Sending, supplierMaintenance } from '../contract.ts'
import type { Given } from '#platform/contract/call.ts'
import { linkTold } from '../events.ts'
import { channelOffToTell, noAddressToTell, nobodyToTell } from '../problems.ts'
import { tellJob } from './queued.ts'
import { toldTable as t } from './tables.ts'

type Calls = typeof supplierMaintenance.calls
type Way = 'sms' | 'mail'

/** Sendings that are shown. */
const shown = 5

/**
 * By which way a supplier hears of its work: the first contact with a mobile, else the first with a mail address, else its own
 * mail; a way that the community has goes before one that it has not.
 */
export function wayOf(
  { contacts, mail, name }: Pick<SupplierRow, 'contacts' | 'mail' | 'name'>,
  on: ReadonlySet<string>,
): { way: Way; to: string; person: string } | undefined {
  const mobile = contacts.find(({ phone }) => /^09\d{8}$/.test(phone))
  const writer = contacts.find((contact) => contact.mail)
  const address = writer?.mail ?? mail
  const ways = [
    mobile && { way: 'sms' as const, to: mobile.phone, person: mobile.name },
    address && { way: 'mail' as const, to: address, person: writer?.name ?? name },
  ].filter((one) => !!one)
  return ways.find(({ way }) => on.has(way)) ?? ways[0]
}

/** What a message says. */
export const textOf = (of: { community: string; due: number; late: number; link: string }): string =>
  `【${of.community}】今天的保養單${of.due ? ` ${of.due} 張` : ''}${of.late ? `，其中 ${of.late} 張逾期` : ''}：${of.link} 今晚 24:00 失效。`

/** How many sheets of a supplier are due up to today, and how many of them are late. */
export async function dueOf(
  lease: Lease,
  supplierId: string,
  now: Date,
): Promise<{ due: number; late: number }> {
  const [row] = await lease.query<{ due: number; late: number }>(
    `select count(*)::int as due, count(*) filter (where r.due_day < $2)::int as late from maintenance_record r
     join maintenance_plan p on p.community_id = r.community_id and p.id = r.plan_id
     where p.supplier_id = $1 and p.ended_at is null and r.state = 'due' and r.due_day <= $2`,
    [supplierId, dayOf(now)],
  )
  return row ?? { due: 0, late: 0 }
}

const asSending = ({
  id,
  supplierId,
  at,
  askedBy,
  way,
  settledAt,
  fault,
}: typeof t.$inferSelect): Sending => ({
  toldId: id,
  supplierId,
  at,
  by: askedBy,
  way: way === '' ? null : way,
  state: fault ? 'failed' : settledAt ? 'sent' : 'sending',
  fault,
})

/** To whom the link of today would go and what the message says, before it is sent; and what became of the last ones. Throws notFound. */
export async function showSending(
  context: Context,
  supplierId: string,
): Promise<Given<Calls['showSending']>['data']> {
  const supplier = await readSupplier(context, supplierId)
  const on = await sentOn(context)
  const by = wayOf(supplier, on)
  const rows = await context.db
    .select()
    .from(t)
    .where(eq(t.supplierId, supplierId))
    .orderBy(desc(t.at), desc(t.id))
    .limit(shown)
  const community = await communityName(context)
  const due = await dueOf(context, supplierId, context.now)
  return {
    way: by?.way ?? null,
    person: by?.person ?? '',
    to: by?.to ?? '',
    isChannelOn: by !== undefined && on.has(by.way),
    text: textOf({ community, ...due, link: '（今天的連結）' }),
    sendings: rows.map(asSending),
  }
}

/** Of each supplier whose last link of today did not go out that one. */
export async function listFailures(context: Context): Promise<Given<Calls['listFailures']>['data']> {
  const last = context.db
    .selectDistinctOn([t.supplierId])
    .from(t)
    .where(eq(t.day, dayOf(context.now)))
    .orderBy(t.supplierId, desc(t.at), desc(t.id))
    .as('last')
  const rows = await context.db
    .select({ told: t, name: sql<string>`s.name` })
    .from(t)
    .innerJoin(last, eq(last.id, t.id))
    .innerJoin(
      sql`supplier s`,
      sql`s.community_id = ${t.communityId} and s.id = ${t.supplierId} and s.ended_at is null`,
    )
    .where(and(sql`${t.fault} <> ''`))
    .orderBy(t.at, t.id)
  return rows.map(({ told, name }) => ({ ...asSending(told), supplierName: name }))
}

/**
 * Somebody at the desk has the link of today sent to the supplier's contact.
 * Throws noAddressToTell, nobodyToTell, channelOffToTell, notFound, supplierOver.
 */
export async function sendPass(context: Context, supplierId: string, publicAddress: string): Promise<void> {
  if (!publicAddress) throw noAddressToTell()
  const on = await sentOn(context)
  const by = wayOf(await lockSupplier(context, supplierId), on)
  if (!by) throw nobodyToTell()
  if (!on.has(by.way)) throw channelOffToTell()
  const id = newId()
  const asked = { askedBy: context.actor.name, askedById: context.actor.accountId }
  await context.db
    .insert(t)
    .values({ id, supplierId, day: dayOf(context.now), way: by.way, at: context.now, ...asked })
  context.enqueue(tellJob, { supplierId, toldId: id }, { key: `supplier link ${id}` })
  context.emit(linkTold, { supplierId })
  context.audit({ action: 'supplierMaintenance.tell', target: 'supplier', targetId: supplierId })
}
