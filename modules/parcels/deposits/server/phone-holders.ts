import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { depositTable as d } from '#modules/parcels/deposit-items/server/public.ts'

async function rowOf(lease: Lease, id: string) {
  const [row] = await lease.db.select().from(d).where(eq(d.id, id))
  return row
}

/** Outsiders for whom something was left, or who left it. */
export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'depositRecipient',
    can: 'deposits.view',
    async read(lease, id) {
      const row = await rowOf(lease, id)
      return row && { label: '', numbers: [row.recipientPhone] }
    },
  },
  {
    kind: 'depositPayer',
    can: 'deposits.view',
    async read(lease, id) {
      const row = await rowOf(lease, id)
      return row && { label: '', numbers: [row.payerPhone] }
    },
  },
]
