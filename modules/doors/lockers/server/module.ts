import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { lockers } from '../contract.ts'
import { lockersWords } from '../words.ts'
import { demo } from './demo.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module lockers brings to the server. */
export const lockersModule: ServerModule = {
  words: lockersWords,
  contracts: [lockers],
  permissions,
  routes,
  retentions,
  personalData,
  demo,
}
