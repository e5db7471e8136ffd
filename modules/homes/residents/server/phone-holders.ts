import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { emergencyContacts, residents as resident } from './tables.ts'

export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'resident',
    can: 'residents.view',
    async read(lease, id) {
      const [row] = await lease.db
        .select({ label: householdTable.label, mobile: resident.mobile, phone2: resident.phone2 })
        .from(resident)
        .innerJoin(householdTable, eq(householdTable.id, resident.householdId))
        .where(eq(resident.id, id))
      return row && { label: row.label, numbers: [row.mobile, row.phone2] }
    },
  },
  {
    kind: 'emergencyContact',
    can: 'residents.view',
    async read(lease, id) {
      const [row] = await lease.db
        .select({ label: householdTable.label, phone: emergencyContacts.phone })
        .from(emergencyContacts)
        .innerJoin(resident, eq(resident.id, emergencyContacts.residentId))
        .innerJoin(householdTable, eq(householdTable.id, resident.householdId))
        .where(eq(emergencyContacts.id, id))
      return row && { label: row.label, numbers: [row.phone] }
    },
  },
]
