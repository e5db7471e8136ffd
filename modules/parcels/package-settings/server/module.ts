import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { packageSettings } from '../contract.ts'
import { packageSettingsWords } from '../words.ts'
import { insertPackageDefaults } from './option-defaults.ts'
import { packageSettingsRoutes } from './routes.ts'

/** What the module package-settings brings to the server. */
export const packageSettingsModule: ServerModule = {
  words: packageSettingsWords,
  contracts: [packageSettings],
  permissions,
  routes: ({ declared }) => packageSettingsRoutes(declared.entryUses),
  defaults: insertPackageDefaults,
}
