import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { bans } from './tables.ts'

export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'visitorBan',
    can: 'visitorBans.view',
    async read(lease, id) {
      const [row] = await lease.db.select().from(bans).where(eq(bans.id, id))
      // The audit outlives the entry, so it names nobody.
      return row && { name: '', numbers: [row.phone] }
    },
  },
]
