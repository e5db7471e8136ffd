import { desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { barePlate, normalPlate } from '#platform/contract/plate.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { normalTelephone, telephoneKey } from '#platform/contract/telephone.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import {
  badDay,
  type Ban,
  banChanged,
  banIdTaken,
  banOver,
  longestDays,
  notAPhone,
  notAPlate,
  nothingToRecognise,
  type visitorBans,
} from '../contract.ts'
import { bansChanged } from '../events.ts'
import { isInForce } from './public.ts'
import { bans as b } from './tables.ts'

type Addition = Taken<typeof visitorBans.calls.addBan>
type Content = Omit<Addition, 'banId'>
type Row = typeof b.$inferSelect

const day = 86_400_000
const plateShape = /^[A-Z0-9\p{Script=Han}-]{2,12}$/u

const endOf = (untilDay: string) => new Date(new Date(`${untilDay}T00:00:00+08:00`).getTime() + day)

function toBan(row: Row, now: Date): Ban {
  const { id, version, madeByName, liftedByName, ...rest } = row
  const isHolding = !row.liftedAt && endOf(row.untilDay) > now
  return {
    ...rest,
    phone: maskMobile(row.phone),
    banId: id,
    madeBy: madeByName,
    liftedBy: liftedByName,
    isInForce: isHolding,
    rowVersion: version,
  }
}

/** An entry as it is kept. Throws nothingToRecognise, notAPlate, notAPhone, badDay. */
function contentOf({ name, reason, untilDay, ...typed }: Content, since: Date, now: Date) {
  const plate = normalPlate(typed.plate)
  if (plate && !plateShape.test(plate)) throw notAPlate()
  const phone = normalTelephone(typed.phone)
  if (phone === undefined) throw notAPhone()
  if (!plate && !phone) throw nothingToRecognise()
  const end = endOf(untilDay)
  if (end <= now || end.getTime() > dayStart(since).getTime() + longestDays * day) throw badDay()
  const phoneKey = telephoneKey(phone)
  return { name, reason, untilDay, plate, plateKey: barePlate(plate), phone, phoneKey }
}

/** The black list, the newest entry first; the view is audited. */
export async function listBans(context: Context, isAll: boolean): Promise<Ban[]> {
  const rows = await context.db
    .select()
    .from(b)
    .where(isAll ? undefined : isInForce)
    .orderBy(desc(b.since), desc(b.id))
    .limit(500)
  context.audit({ action: 'visitorBans.view', target: 'visitorBan' })
  return rows.map((row) => toBan(row, context.now))
}

async function lockBan(context: Context, banId: string): Promise<Row> {
  const [row] = await context.db.select().from(b).where(eq(b.id, banId)).for('update')
  if (!row) throw problems.notFound()
  if (row.liftedAt) throw banOver()
  return row
}

function said(
  context: Context,
  act: 'add' | 'change' | 'lift',
  banId: string,
  after: { untilDay?: string; liftedAt?: Date },
) {
  context.emit(bansChanged, { banId })
  // The audit outlives the entry, so it names nobody.
  context.audit({ action: `visitorBans.${act}`, target: 'visitorBan', targetId: banId, after })
}

/** Puts a plate or a telephone number on the list; the same id with the same content is the same entry. Throws banIdTaken, and what contentOf throws. */
export async function addBan(context: Context, input: Addition): Promise<Ban> {
  const { banId = newId(), ...typed } = input
  const { actor, now } = context
  const content = contentOf(typed, now, now)
  const { plateKey, phoneKey } = content
  const row = await createOnce(context, {
    id: banId,
    find: () => rowOf(context, b, banId),
    isSame: (earlier) => says(earlier, { plateKey, phoneKey }),
    taken: banIdTaken,
    again: { action: 'visitorBans.addAgain', target: 'visitorBan', targetId: banId },
    create: async () => {
      const made = { id: banId, ...content, since: now, madeByName: actor.name }
      const [row] = await context.db.insert(b).values(made).returning()
      if (!row) throw problems.failed()
      said(context, 'add', banId, { untilDay: content.untilDay })
      return row
    },
  })
  return toBan(row, now)
}

/** Changes an entry as it was seen. Throws notFound, banOver, banChanged, and what contentOf throws. */
export async function changeBan(
  context: Context,
  input: Content & { banId: string; rowVersion: number },
): Promise<Ban> {
  const { banId, rowVersion, ...typed } = input
  const row = await lockBan(context, banId)
  if (row.version !== rowVersion) throw banChanged()
  // A number that comes back masked is what it was.
  const phone = row.phone && typed.phone === maskMobile(row.phone) ? row.phone : typed.phone
  const content = contentOf({ ...typed, phone }, row.since, context.now)
  const next = { ...content, version: row.version + 1 }
  await context.db.update(b).set(next).where(eq(b.id, banId))
  said(context, 'change', banId, { untilDay: content.untilDay })
  return toBan({ ...row, ...next }, context.now)
}

/** Lifts an entry. Throws notFound, banOver. */
export async function liftBan(context: Context, banId: string): Promise<void> {
  const row = await lockBan(context, banId)
  const { actor, now } = context
  await context.db
    .update(b)
    .set({ liftedAt: now, liftedByName: actor.name, version: row.version + 1 })
    .where(eq(b.id, banId))
  said(context, 'lift', banId, { liftedAt: now })
}
