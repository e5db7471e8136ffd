import type { ServerModule } from '#platform/server/manifest.ts'
import { assetSettingsModule } from './asset-settings/server/module.ts'
import { assetsModule } from './assets/server/module.ts'
import { maintenancePlansModule } from './maintenance-plans/server/module.ts'
import { repairsModule } from './repairs/server/module.ts'
import { supplierMaintenanceModule } from './supplier-maintenance/server/module.ts'
import { suppliersModule } from './suppliers/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const assets: readonly ServerModule[] = [
  assetSettingsModule,
  assetsModule,
  suppliersModule,
  repairsModule,
  maintenancePlansModule,
  supplierMaintenanceModule,
]
