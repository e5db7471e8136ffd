import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { visitorTable as visitor } from './tables.ts'

export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'visitor',
    can: 'visitors.view',
    async read(lease, id) {
      const [row] = await lease.db.select().from(visitor).where(eq(visitor.id, id))
      return row && { name: row.name, numbers: [row.phone] }
    },
  },
]
