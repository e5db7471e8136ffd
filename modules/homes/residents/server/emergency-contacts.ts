import { eq } from 'drizzle-orm'
import { maskMobile } from '#platform/contract/masking.ts'
import { newId } from '#platform/contract/new-id.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import type { Context } from '#platform/server/context.ts'
import { halfMasked } from '../contract.ts'
import type { EmergencyContact } from '../shapes.ts'
import { emergencyContacts } from './tables.ts'

/** A contact as a form gives it: with its id when the desk saw it before, then its number may come back masked. */
export type GivenContact = Omit<EmergencyContact, 'contactId'> & { contactId?: string }

const own = (residentId: string) => eq(emergencyContacts.residentId, residentId)

/** The number that stands for what was given: what came back masked stays. Throws halfMasked. */
function wholeNumber(given: string, had: EmergencyContact | undefined): string {
  if (!given.includes('*')) return normalTelephone(given) ?? given
  if (!had || given !== maskMobile(had.phone)) throw halfMasked()
  return had.phone
}

/**
 * Makes the emergency contacts of somebody these, in their order; `had` are those until now, and an id that is not among
 * them is a new contact. Throws halfMasked.
 */
export async function writeEmergencyContacts(
  context: Context,
  residentId: string,
  given: readonly GivenContact[],
  had: readonly EmergencyContact[] = [],
): Promise<void> {
  const rows = given.map(({ contactId, name, relation, phone }, position) => {
    const old = had.find((one) => one.contactId === contactId)
    return {
      id: old?.contactId ?? newId(),
      residentId,
      name,
      relation,
      phone: wholeNumber(phone, old),
      position,
    }
  })
  if (had.length) await context.db.delete(emergencyContacts).where(own(residentId))
  if (rows.length) await context.db.insert(emergencyContacts).values(rows)
}

const leave = 'delete from emergency_contact where resident_id = any($1)'
const come = `
  insert into emergency_contact (id, resident_id, name, relation, phone, position)
  select one.* from jsonb_to_recordset($1) as one (id uuid, "residentId" uuid, name text, relation text, phone text,
    position smallint)`

/** Makes the emergency contacts of many people these, whole numbers in their usual form. */
export function setEmergencyContactsOfMany(
  context: Context,
  people: readonly { residentId: string; contacts: readonly Omit<EmergencyContact, 'contactId'>[] }[],
): void {
  if (!people.length) return
  context.leave(leave, [people.map(({ residentId }) => residentId)])
  const rows = people.flatMap(({ residentId, contacts }) =>
    contacts.map((contact, position) => ({ id: newId(), residentId, ...contact, position })),
  )
  if (rows.length) context.leave(come, [JSON.stringify(rows)])
}

/** The same with their numbers masked (個資法 Art. 5). */
export const maskedContacts = (contacts: readonly EmergencyContact[]): EmergencyContact[] =>
  contacts.map((contact) => ({ ...contact, phone: maskMobile(contact.phone) }))
