import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import { alreadyMovedOut, changedMeanwhile, halfMasked, type residents as calls } from '../contract.ts'
import { residentsChanged } from '../events.ts'
import { Resident } from '../shapes.ts'
import { writeEmergencyContacts } from './emergency-contacts.ts'
import { checkDays } from './fields.ts'
import { lockResident } from './lock.ts'
import { type ResidentRow, residentsByIds } from './queries.ts'
import { rentedByRenter } from './rent.ts'
import { shown } from './residents.ts'
import { residents } from './tables.ts'
import { checkPlates, normalVehicles, writeVehicles } from './vehicles.ts'

type Input = Taken<typeof calls.calls.changeResident>
type Fields = Omit<
  Input,
  'householdId' | 'residentId' | 'rowVersion' | 'confirmPlates' | 'transportations' | 'emergencyContacts'
>

/** Throws alreadyMovedOut, changedMeanwhile when somebody is not as the desk saw them. */
export function requireSeen(context: Context, row: ResidentRow, seen?: number): void {
  const when = speakTime(row.changedAt ?? context.now, context.now)
  if (row.movedOutAt) throw alreadyMovedOut(row.name, row.changedBy || '有人', when)
  if (seen !== undefined && seen !== row.rowVersion)
    throw changedMeanwhile(row.changedBy || '有人', when, codecOf(Resident).encode(shown(row)))
}

const secrets = ['mobile', 'phone2', 'birthday'] as const
const changeable = [
  ...secrets,
  'name',
  'identityId',
  'isContact',
  'avatarPath',
  'movedInOn',
  'contractFrom',
  'contractUntil',
] as const
type Changeable = Pick<ResidentRow, (typeof changeable)[number]>

/** What will stand there: what is left out or came back masked is as it was. Throws halfMasked. */
function wishedOf(row: ResidentRow, fields: Fields) {
  const old = Object.fromEntries(changeable.map((field) => [field, row[field]])) as unknown as Changeable
  const isMasked = (value: unknown) => typeof value === 'string' && value.includes('*')
  const masked = shown(row)
  for (const key of secrets) {
    const value = fields[key]
    if (isMasked(value) && value !== masked[key]) throw halfMasked()
  }
  const secret = new Set<string>(secrets)
  const given = Object.entries(fields).filter(
    ([key, value]) => value !== undefined && !(secret.has(key) && isMasked(value)),
  )
  const wished: Changeable = { ...old, ...Object.fromEntries(given) }
  return {
    ...wished,
    mobile: normalTelephone(wished.mobile) ?? wished.mobile,
    phone2: normalTelephone(wished.phone2) ?? wished.phone2,
  }
}

/**
 * Changes what the desk wrote down of somebody; fields that are left out or masked stay. Throws notFound, noFlat,
 * changedMeanwhile, alreadyMovedOut, halfMasked, contractBackwards, unbornYet, plateTwice, foreignFile, and plateElsewhere unless the
 * plates are confirmed.
 */
export async function changeResident(context: Context, input: Input): Promise<Resident> {
  const {
    householdId,
    residentId,
    rowVersion,
    confirmPlates,
    transportations,
    emergencyContacts,
    ...fields
  } = input
  const { home, row } = await lockResident(context, { householdId, residentId })
  requireSeen(context, row, rowVersion)
  const wished = wishedOf(row, fields)
  checkDays(wished, context.now)
  if (transportations) {
    const wanted = normalVehicles(transportations)
    const owner = { householdId, residentId }
    const fresh = wanted.filter((item) => !row.transportations.some((had) => had.plate === item.plate))
    await checkPlates(context, owner, fresh, confirmPlates)
    await writeVehicles(context, owner, wanted)
  }
  if (emergencyContacts)
    await writeEmergencyContacts(context, residentId, emergencyContacts, row.emergencyContacts)
  if (wished.avatarPath !== row.avatarPath) {
    await claimFile(context, wished.avatarPath, 'avatar')
    await releaseFiles(context, [row.avatarPath])
  }
  await context.db
    .update(residents)
    .set({
      ...wished,
      rowVersion: row.rowVersion + 1,
      changedAt: context.now,
      changedByName: context.actor.name,
    })
    .where(eq(residents.id, residentId))
  await rentedByRenter(context, home, wished.identityId)
  const [now] = await residentsByIds(context, [residentId])
  const after = shown(now ?? row)
  context.emit(residentsChanged, { householdIds: [householdId] })
  context.audit({
    action: 'residents.change',
    target: 'resident',
    targetId: residentId,
    before: shown(row),
    after,
  })
  return after
}
