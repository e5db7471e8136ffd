import { sql } from 'drizzle-orm'
import type { AssetRegister } from '#platform/server/asset-register.ts'
import { keepLent } from './lent.ts'
import { assetTable as a } from './tables.ts'

/** What points of the building and others name by number: whatever is in the register, scrapped or not. */
export const assetRegisters: readonly AssetRegister[] = [
  {
    services: [11, 25],
    lent: keepLent,
    async numberOf({ db }, typed) {
      const [row] = await db
        .select({ displayId: a.displayId })
        .from(a)
        .where(sql`upper(${a.displayId}) = ${typed.trim().toUpperCase()}`)
        .limit(1)
      return row?.displayId
    },
  },
]
