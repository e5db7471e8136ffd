import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { assetSettings } from '../contract.ts'
import { assetSettingsWords } from '../words.ts'
import { demo } from './demo.ts'
import { insertAssetDefaults } from './defaults.ts'
import { routes } from './routes.ts'

/** What the module asset-settings brings to the server. */
export const assetSettingsModule: ServerModule = {
  words: assetSettingsWords,
  contracts: [assetSettings],
  permissions,
  routes,
  demo,
  defaults: insertAssetDefaults,
}
