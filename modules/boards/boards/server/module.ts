import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { boards } from '../contract.ts'
import { boardsWords } from '../words.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module boards brings to the server. */
export const boardsModule: ServerModule = {
  words: boardsWords,
  contracts: [boards],
  permissions,
  routes,
  demo,
}
