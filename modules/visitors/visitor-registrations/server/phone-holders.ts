import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { registrations as r } from './tables.ts'

export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'visitorRegistration',
    can: 'visitorRegistrations.view',
    async read(lease, id) {
      const [row] = await lease.db.select().from(r).where(eq(r.id, id))
      return row && { label: '', numbers: [row.phone] }
    },
  },
]
