import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { caseTable } from './tables.ts'

/** Who reported something, to be rung up about it. */
export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'repairCase',
    can: 'repairs.view',
    async read(lease, id) {
      const [row] = await lease.db.select().from(caseTable).where(eq(caseTable.id, id))
      return row && { label: '', numbers: [row.reporterPhone] }
    },
  },
]
