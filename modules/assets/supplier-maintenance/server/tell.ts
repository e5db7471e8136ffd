import { z } from 'zod'
import { Id, line } from '#platform/contract/fields.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type AnyJob, type Chore, longJob } from '#platform/server/jobs.ts'
import type { Program } from '#platform/server/manifest.ts'
import { system, type Work } from '#platform/server/work.ts'
import { communityName, directSender } from '#modules/telling/notices/server/public.ts'
import { lockSupplier, type SupplierRow } from '#modules/assets/suppliers/server/public.ts'
import { noAddressToTell, nobodyToTell } from '../problems.ts'
import { makePass } from './passes.ts'

/** Sends a supplier its link: by itself once a day, or as often as somebody at the desk asks. */
const tellJob = {
  name: 'supplierMaintenance.tell',
  payload: z.object({ supplierId: Id, askedBy: line(40).nullable(), key: z.string() }),
}

/** By which way a supplier hears of its work: the first contact with a mobile, else the first with a mail address, else its own mail. */
export function wayOf({ contacts, mail }: Pick<SupplierRow, 'contacts' | 'mail'>) {
  const mobile = contacts.find(({ phone }) => /^09\d{8}$/.test(phone))?.phone
  if (mobile) return { way: 'sms' as const, to: mobile }
  const address = contacts.find((contact) => contact.mail)?.mail ?? mail
  return address ? { way: 'mail' as const, to: address } : undefined
}

/** Somebody at the desk has the link of today sent to the supplier's contact. Throws noAddressToTell, nobodyToTell, notFound, supplierOver. */
export async function sendPass(context: Context, supplierId: string, publicAddress: string): Promise<void> {
  if (!publicAddress) throw noAddressToTell()
  if (!wayOf(await lockSupplier(context, supplierId))) throw nobodyToTell()
  const key = `${supplierId} ${context.now.getTime()}`
  context.enqueue(tellJob, { supplierId, askedBy: context.actor.name, key }, { key: `supplier link ${key}` })
  context.audit({ action: 'supplierMaintenance.tell', target: 'supplier', targetId: supplierId })
}

/** What is sent, and that it is: by itself no second time on a day. Undefined where nothing is to be sent. */
async function prepare(work: Work, supplierId: string, askedBy: string | null) {
  const supplier = await lockSupplier(work, supplierId)
  const by = wayOf(supplier)
  if (!by) return undefined
  if (askedBy === null) {
    const [told] = await work.query(
      `insert into supplier_told (supplier_id, day, way, at) values ($1, $2, $3, $4) on conflict do nothing returning day`,
      [supplierId, dayOf(work.now), by.way, work.now],
    )
    if (!told) return undefined
  }
  const { code } = await makePass(work, supplierId, askedBy ?? system.name)
  work.audit({ action: 'supplierMaintenance.invite', target: 'supplier', targetId: supplierId })
  return { ...by, code, name: await communityName(work) }
}

export const jobsOf = (program: Program): readonly AnyJob[] => {
  const send = directSender(program)
  const { publicAddress } = program.config
  return [
    longJob({
      ...tellJob,
      async workLong(context, { supplierId, askedBy, key }) {
        if (!publicAddress) return
        const told = await context.write(system, (work) => prepare(work, supplierId, askedBy))
        if (!told) return
        const { way, to, code, name } = told
        const link = `${publicAddress}/mgmt/supplierMaintenance/${code}`
        const fault = await send(context, way, {
          key,
          to,
          title: `【${name}】今天的保養單`,
          text: `【${name}】今天的保養單：${link} 今晚 24:00 失效。`,
        })
        if (fault && askedBy === null)
          await context.write(system, async (work) => {
            await work.query('update supplier_told set fault = $3 where supplier_id = $1 and day = $2', [
              supplierId,
              dayOf(work.now),
              fault,
            ])
            work.audit({ action: 'supplierMaintenance.tellFailed', target: 'supplier', targetId: supplierId })
          })
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
    and not exists (select from supplier_told t where t.community_id = s.community_id and t.supplier_id = s.id and t.day = $1)`

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
        const key = `${supplierId} ${day}`
        enqueueOn(lease)(tellJob, { supplierId, askedBy: null, key }, { key: `supplier link ${key}` })
      }
    }),
}
