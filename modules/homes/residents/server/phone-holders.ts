import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { residents as resident } from './tables.ts'

export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'resident',
    can: 'residents.view',
    async read(lease, id) {
      const [row] = await lease.db.select().from(resident).where(eq(resident.id, id))
      return row && { name: row.name, numbers: [row.mobile, row.phone2] }
    },
  },
]
