import type { ServerModule } from '#platform/server/manifest.ts'
import { dutyKeys } from '../contract.ts'
import { dutyKeysWords } from '../words.ts'
import { retentions } from './retention.ts'
import { dutyKeysRoutes } from './routes.ts'

/** What the module duty-keys brings to the server. */
export const dutyKeysModule: ServerModule = {
  words: dutyKeysWords,
  contracts: [dutyKeys],
  routes: dutyKeysRoutes,
  retentions,
}
