import { maskBirthday, maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import type { FullResident, Resident } from '../shapes.ts'
import { maskedContacts } from './emergency-contacts.ts'
import { type ResidentRow, residentsByIds, residentsOf } from './queries.ts'

/** Somebody as the desk sees them: the name whole, phones and birthday masked (個資法 Art. 5). */
export function shown(row: ResidentRow): Resident {
  const { residentId, name, identityId, transportations, isContact, isAppUser, avatarPath } = row
  const { movedInOn, contractFrom, contractUntil, marks, note, rowVersion } = row
  return {
    residentId,
    name,
    identityId,
    transportations,
    isContact,
    isAppUser,
    avatarPath,
    movedInOn,
    contractFrom,
    contractUntil,
    emergencyContacts: maskedContacts(row.emergencyContacts),
    marks,
    note,
    rowVersion,
    mobile: maskMobile(row.mobile),
    phone2: maskMobile(row.phone2),
    birthday: row.birthday && maskBirthday(row.birthday),
  }
}

/** Who lives in a household, masked. Throws notFound. */
export async function listResidents(context: Lease, householdId: string): Promise<Resident[]> {
  await requireHousehold(context, householdId)
  return (await residentsOf(context, householdId)).map(shown)
}

/** Somebody of this household, also who moved out of it. Throws notFound. */
export async function requireResident(
  lease: Lease,
  householdId: string,
  residentId: string,
): Promise<ResidentRow> {
  const [row] = await residentsByIds(lease, [residentId])
  if (!row || row.householdId !== householdId) throw problems.notFound()
  return row
}

/** Whole phone numbers and birthday of somebody; who looked, at whom and when is audited. Throws notFound. */
export async function unmaskResident(
  context: Context,
  input: { householdId: string; residentId: string },
): Promise<FullResident> {
  const { residentId, birthday } = await requireResident(context, input.householdId, input.residentId)
  context.audit({ action: 'residents.unmask', target: 'resident', targetId: residentId })
  return { residentId, birthday }
}
