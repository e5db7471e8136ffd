import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { visitorSettings } from '../contract.ts'
import { visitorSettingsWords } from '../words.ts'
import { insertVisitorDefaults } from './defaults.ts'
import { routes } from './routes.ts'

/** What the module visitor-settings brings to the server. */
export const visitorSettingsModule: ServerModule = {
  words: visitorSettingsWords,
  contracts: [visitorSettings],
  permissions,
  routes,
  defaults: insertVisitorDefaults,
}
