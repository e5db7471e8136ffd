import type { ServerModule } from '#platform/server/manifest.ts'
import { firstPerson, permissions, secondPerson } from '../access.ts'
import { collecting } from '../contract.ts'
import { collectingWords } from '../words.ts'
import { demo } from './demo.ts'
import { collectingRoutes } from './routes.ts'

/** What the module collecting brings to the server. */
export const collectingModule: ServerModule = {
  words: collectingWords,
  contracts: [collecting],
  permissions,
  firstPerson,
  secondPerson,
  routes: ({ storage }) => collectingRoutes(storage),
  demo,
}
