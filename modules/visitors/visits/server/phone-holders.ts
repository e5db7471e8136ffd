import { eq } from 'drizzle-orm'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { readRows } from './queries.ts'
import { visitorTable as visitor } from './tables.ts'

export const phoneHolders: readonly PhoneHolder[] = [
  {
    kind: 'visitor',
    can: 'visitors.view',
    async read(lease, id) {
      const [found] = await readRows(lease, { condition: eq(visitor.id, id), order: [], limit: 1 })
      return found && { label: found.label, numbers: [found.row.phone] }
    },
  },
]
