import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { bans } from './tables.ts'

export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'visitorBan',
    can: 'visitorBans.view',
    async read(lease, id) {
      const [row] = await lease.db.select().from(bans).where(eq(bans.id, id))
      return row && { label: '', numbers: [row.phone] }
    },
  },
]
