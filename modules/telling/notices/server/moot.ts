import { sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { NoticeItem as Item } from '#platform/server/notice-subject.ts'
import type { Emit } from '#platform/server/outbox.ts'
import { noticesChanged } from '../events.ts'
import type { Reason } from '../shapes.ts'
import { itemsOf, type Subjects } from './items.ts'
import { deliveries, noticeItems as i } from './tables.ts'

/** The items of some notices as they are now, by notice. */
export async function itemsOfNotices(
  lease: Lease,
  subjects: Subjects,
  noticeIds: readonly string[],
): Promise<Map<string, Item[]>> {
  const rows = await lease.db
    .select({ noticeId: i.noticeId, id: i.itemId, kind: i.itemKind })
    .from(i)
    .where(sql`${i.noticeId} = any(${sql.param(noticeIds)}::uuid[])`)
  const items = await itemsOf(
    lease,
    subjects,
    rows.map(({ kind, id }) => ({ kind, ids: [id] })),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  const byNotice = new Map<string, Item[]>()
  for (const { noticeId, id } of rows) {
    const item = byId.get(id)
    if (item) byNotice.set(noticeId, [...(byNotice.get(noticeId) ?? []), item])
  }
  return byNotice
}

/**
 * Whether there is nothing left to tell: what was to be fetched is gone or another's, what was fetched waits again.
 * @param namedId the resident whom the notice was for alone
 */
export function isMoot(
  { reason, householdId, namedId }: { reason: Reason; householdId: string | null; namedId: string | null },
  items: readonly Item[],
): boolean {
  if (reason === 'test') return false
  const isTheirs = (item: Item) => !item.isPersonal || namedId === null || item.residentId === namedId
  const own = items.filter((item) => item.householdId === householdId && isTheirs(item))
  if (reason === 'withdrawn') return own.length > 0
  const wanted = reason === 'handedOver' ? 'handedOver' : 'waiting'
  return !own.some((item) => item.state === wanted)
}

/** Takes back what was not told yet and has become moot by what happened to these items. */
export async function callOff(
  maker: Lease & { emit: Emit },
  subjects: Subjects,
  itemIds: readonly string[],
): Promise<void> {
  const open = await maker.query<{
    id: string
    noticeId: string
    householdId: string
    namedId: string | null
    reason: Reason
  }>(
    `select d.id, d.notice_id as "noticeId", d.household_id as "householdId", d.reason,
       n.resident_id as "namedId"
     from notice_delivery d join notice n on n.community_id = d.community_id and n.id = d.notice_id where d.state in ('waiting', 'failed', 'byHand')
       and d.notice_id in (select notice_id from notice_item where item_id = any($1)) order by d.id for update of d`,
    [itemIds],
  )
  if (!open.length) return
  const items = await itemsOfNotices(maker, subjects, [...new Set(open.map((row) => row.noticeId))])
  const moot = open.filter((row) => isMoot(row, items.get(row.noticeId) ?? []))
  if (!moot.length) return
  await maker.db
    .update(deliveries)
    .set({ state: 'calledOff' })
    .where(sql`${deliveries.id} = any(${sql.param(moot.map((row) => row.id))}::uuid[])`)
  maker.emit(noticesChanged, {})
}
