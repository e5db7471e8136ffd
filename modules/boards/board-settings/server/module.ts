import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { boardSettings } from '../contract.ts'
import { boardSettingsWords } from '../words.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module board-settings brings to the server. */
export const boardSettingsModule: ServerModule = {
  words: boardSettingsWords,
  contracts: [boardSettings],
  permissions,
  routes,
  demo,
}
