import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { byChance, digestOf } from '#platform/server/device-passwords.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { lockers } from '../contract.ts'
import { lockersChanged } from '../events.ts'
import {
  cabinetChanged,
  cabinetIdTaken,
  cabinetInUse,
  cabinetNameTaken,
  cubbyInUse,
  cubbyNameTaken,
  layoutWrong,
} from '../problems.ts'
import { freshKey } from './keys.ts'
import { endDoorAlarm } from './left-open.ts'
import { lockCabinet, requireCubby } from './locks.ts'
import { touchCabinet } from './steps.ts'
import { cabinetTable as cab, cubbyTable as c } from './tables.ts'

type Calls = typeof lockers.calls

const mostCubbies = 200
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

async function requireName(lease: Lease, name: string, but: string) {
  const rows = await lease.db
    .select({ id: cab.id })
    .from(cab)
    .where(and(eq(cab.name, name), isNull(cab.retiredAt)))
  if (rows.some(({ id }) => id !== but)) throw cabinetNameTaken()
}

/** The cubbies of a cabinet as its columns say, from above: A01, A02 … */
function cubbiesOf({
  cabinetId,
  letter,
  columns,
}: Pick<Taken<Calls['add']>, 'cabinetId' | 'letter' | 'columns'>) {
  let no = 0
  return columns.flatMap((column, at) =>
    column.map((size, row) => ({
      id: newId(),
      cabinetId,
      name: `${letter}${String(++no).padStart(2, '0')}`,
      size,
      columnNo: at + 1,
      rowNo: row + 1,
    })),
  )
}

/** Adds a cabinet with its cubbies; its password is shown this once. Throws cabinetIdTaken, cabinetNameTaken, cubbyNameTaken, layoutWrong. */
export async function addCabinet(context: CallContext, input: Taken<Calls['add']>) {
  const { cabinetId: id, letter, columns: _, ...fields } = input
  await oneAtATime(context, 'locker cabinets')
  const [earlier] = await context.db.select().from(cab).where(eq(cab.id, id))
  if (earlier) throw cabinetIdTaken()
  await requireName(context, fields.name, id)
  const known = await context.db.select({ name: c.name }).from(c).where(isNull(c.retiredAt))
  const free = letters.find((one) => !known.some(({ name }) => name.startsWith(one))) ?? 'ZZ'
  const cubbies = cubbiesOf({ ...input, letter: letter || free })
  if (cubbies.length > mostCubbies) throw layoutWrong()
  const taken = cubbies.find(({ name }) => known.some((one) => one.name === name))
  if (taken) throw cubbyNameTaken(taken.name)
  const [deviceKey, password] = [`lk-${byChance(10)}`, byChance(24)]
  await context.db.insert(cab).values({
    id,
    ...fields,
    deviceKey,
    secretDigest: digestOf(password),
    codeKey: freshKey(context.sealer, id),
    dropToken: byChance(26),
    addedAt: context.now,
    addedByName: context.actor.name,
  })
  await context.db.insert(c).values(cubbies)
  context.emit(lockersChanged, { cabinetId: id })
  context.audit({
    action: 'lockers.add',
    target: 'lockerCabinet',
    targetId: id,
    after: { name: fields.name, place: fields.place, cubbyCount: cubbies.length },
  })
  return { deviceKey, password }
}

/** Throws notFound, cabinetChanged, cabinetNameTaken. */
export async function changeCabinet(
  context: Context,
  { cabinetId, rowVersion, ...fields }: Taken<Calls['change']>,
) {
  await oneAtATime(context, 'locker cabinets')
  const before = await lockCabinet(context, cabinetId)
  if (before.rowVersion !== rowVersion) throw cabinetChanged()
  await requireName(context, fields.name, cabinetId)
  if (fields.name !== before.name) await endDoorAlarm(context, before)
  await context.db
    .update(cab)
    .set({ ...fields, rowVersion: rowVersion + 1 })
    .where(eq(cab.id, cabinetId))
  context.emit(lockersChanged, { cabinetId })
  const told = ({ name, place, holdHours }: { name: string; place: string; holdHours: number }) => ({
    name,
    place,
    holdHours,
  })
  context.audit({
    action: 'lockers.change',
    target: 'lockerCabinet',
    targetId: cabinetId,
    before: told(before),
    after: told(fields),
  })
}

/** Another password, shown this once; who is connected by the one before is let go. Throws notFound. */
export async function renewPassword(context: Context, cabinetId: string) {
  const { name, deviceKey } = await lockCabinet(context, cabinetId)
  const password = byChance(24)
  await context.db
    .update(cab)
    .set({ secretDigest: digestOf(password), connectionId: null })
    .where(eq(cab.id, cabinetId))
  context.emit(lockersChanged, { cabinetId })
  context.audit({
    action: 'lockers.renewPassword',
    target: 'lockerCabinet',
    targetId: cabinetId,
    after: { name },
  })
  return { deviceKey, password }
}

/** The cabinet leaves; what happened there stays. Throws notFound, cabinetInUse. */
export async function retireCabinet(context: Context, cabinetId: string) {
  const cabinet = await lockCabinet(context, cabinetId)
  const { name } = cabinet
  const live = await context.query(
    'select from locker_stay where cabinet_id = $1 and ended_at is null limit 1',
    [cabinetId],
  )
  if (live.length) throw cabinetInUse()
  await endDoorAlarm(context, cabinet)
  await context.db
    .update(cab)
    .set({ retiredAt: context.now, connectionId: null })
    .where(eq(cab.id, cabinetId))
  await context.db
    .update(c)
    .set({ retiredAt: context.now })
    .where(and(eq(c.cabinetId, cabinetId), isNull(c.retiredAt)))
  context.emit(lockersChanged, { cabinetId })
  context.audit({ action: 'lockers.retire', target: 'lockerCabinet', targetId: cabinetId, before: { name } })
}

/** A cubby is out of use, with a reason, or in use again. Throws notFound, cubbyInUse. */
export async function setUse(context: Context, { cubbyId, isInUse, reason }: Taken<Calls['setUse']>) {
  const { cabinetId, name } = await requireCubby(context, cubbyId)
  await lockCabinet(context, cabinetId)
  const live = await context.query('select from locker_stay where cubby_id = $1 and ended_at is null', [
    cubbyId,
  ])
  if (live.length && !isInUse) throw cubbyInUse()
  await context.db
    .update(c)
    .set({ disabledAt: isInUse ? null : context.now, disabledReason: isInUse ? '' : reason })
    .where(eq(c.id, cubbyId))
  await touchCabinet(context, cabinetId)
  context.audit({
    action: isInUse ? 'lockers.enableCubby' : 'lockers.disableCubby',
    target: 'lockerCubby',
    targetId: cubbyId,
    after: { cubby: name },
    reason,
  })
}
