import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { stores } from '../contract.ts'
import { storesWords } from '../words.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module stores brings to the server. */
export const storesModule: ServerModule = {
  words: storesWords,
  contracts: [stores],
  permissions,
  routes,
  demo,
}
