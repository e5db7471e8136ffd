import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { facilities } from '../contract.ts'
import { facilitiesWords } from '../words.ts'
import { demo } from './demo.ts'
import { finders } from './finders.ts'
import { routes } from './routes.ts'

/** What the module facilities brings to the server. */
export const facilitiesModule: ServerModule = {
  words: facilitiesWords,
  contracts: [facilities],
  permissions,
  finders,
  routes,
  demo,
}
