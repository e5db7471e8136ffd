import { and, eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type AnyJob, type Chore, longJob } from '#platform/server/jobs.ts'
import type { Program } from '#platform/server/manifest.ts'
import { system, type Work } from '#platform/server/work.ts'
import { communityName, directSender, sentOn } from '#modules/telling/notices/server/public.ts'
import { lockSupplier } from '#modules/assets/suppliers/server/public.ts'
import { linkFailed, linkTold } from '../events.ts'
import { makePass } from './passes.ts'
import { tellJob } from './queued.ts'
import { dueOf, textOf, wayOf } from './sendings.ts'
import { toldTable as t } from './tables.ts'

/** The sending of the day that goes by itself: written down once, whoever begins it. */
async function ownSending(work: Work, supplierId: string) {
  const day = dayOf(work.now)
  await work.db
    .insert(t)
    .values({ id: newId(), supplierId, day, way: '', at: work.now })
    .onConflictDoNothing()
  const [row] = await work.db
    .select()
    .from(t)
    .where(and(eq(t.supplierId, supplierId), eq(t.day, day), eq(t.askedBy, '')))
    .for('update')
  return row
}

/** What is sent; undefined where it was sent already, or there is nobody to send it to, which is on record then. */
async function prepare(work: Work, supplierId: string, toldId: string | null) {
  const supplier = await lockSupplier(work, supplierId)
  const [asked] = toldId ? await work.db.select().from(t).where(eq(t.id, toldId)).for('update') : []
  const told = toldId ? asked : await ownSending(work, supplierId)
  if (!told || told.settledAt) return undefined
  const by = wayOf(supplier, await sentOn(work))
  if (!by) return void (await settle(work, told.id, 'nobody'))
  await work.db.update(t).set({ way: by.way }).where(eq(t.id, told.id))
  const { askedById: accountId, askedBy } = told
  const { code } = await makePass(work, supplierId, { accountId, name: askedBy || system.name })
  work.audit({ action: 'supplierMaintenance.invite', target: 'supplier', targetId: supplierId })
  const due = await dueOf(work, supplierId, work.now)
  return { ...by, id: told.id, code, due, community: await communityName(work) }
}

/** Writes down what became of a sending: '' is sent. */
async function settle(work: Work, id: string, fault: string): Promise<void> {
  const [told] = await work.db
    .update(t)
    .set({ fault, settledAt: work.now })
    .where(eq(t.id, id))
    .returning({ supplierId: t.supplierId })
  if (!told) return
  work.emit(fault ? linkFailed : linkTold, told)
  if (fault)
    work.audit({
      action: 'supplierMaintenance.tellFailed',
      target: 'supplier',
      targetId: told.supplierId,
      reason: fault,
    })
}

/** The sending itself. It is sent before it is written down as sent: what dies in between may come twice, and never not at all. */
export const jobsOf = (program: Program): readonly AnyJob[] => {
  const send = directSender(program)
  const { publicAddress } = program.config
  return [
    longJob({
      ...tellJob,
      async workLong(context, { supplierId, toldId }) {
        if (!publicAddress) return
        const told = await context.write(system, (work) => prepare(work, supplierId, toldId))
        if (!told) return
        const { id, way, to, code, due, community } = told
        const link = `${publicAddress}/mgmt/supplierMaintenance/${code}`
        const fault = await send(context, way, {
          key: id,
          to,
          title: `【${community}】今天的保養單`,
          text: textOf({ community, ...due, link }),
        })
        await context.write(system, (work) => settle(work, id, fault))
      },
    }),
  ]
}

const waiting = `
  select distinct s.community_id as "communityId", s.id as "supplierId"
  from supplier s
  join community c on c.id = s.community_id and c.suspended_at is null
  join community_service v on v.community_id = c.id and v.service_id = 11
  join maintenance_plan p on p.community_id = s.community_id and p.supplier_id = s.id and p.ended_at is null
  join maintenance_record r on r.community_id = p.community_id and r.plan_id = p.id and r.state = 'due' and r.due_day <= $1
  where s.sends_link and s.ended_at is null
    and not exists (select from supplier_told t where t.community_id = s.community_id and t.supplier_id = s.id and t.day = $1
      and t.asked_by_name = '' and t.settled_at is not null)`

/** Every morning at half past seven: whoever has work that is due today or late gets its link. */
export const tellChore: Chore = {
  name: 'supplierMaintenance.tellDay',
  cron: '30 23 * * *',
  work: (database, now) =>
    database.across('suppliers with work of today', async (lease) => {
      const day = dayOf(now)
      const found = await lease.query<{ communityId: string; supplierId: string }>(waiting, [day])
      for (const { communityId, supplierId } of found) {
        await workWithin(lease, communityId)
        enqueueOn(lease)(tellJob, { supplierId, toldId: null }, { key: `supplier link ${supplierId} ${day}` })
      }
    }),
}
