import type { ServerModule } from '#platform/server/manifest.ts'
import { assetImportsModule } from './asset-imports/server/module.ts'
import { assetSettingsModule } from './asset-settings/server/module.ts'
import { assetsModule } from './assets/server/module.ts'
import { consumablesModule } from './consumables/server/module.ts'
import { costEstimationsModule } from './cost-estimations/server/module.ts'
import { maintenancePlansModule } from './maintenance-plans/server/module.ts'
import { repairsModule } from './repairs/server/module.ts'
import { stockTakesModule } from './stock-takes/server/module.ts'
import { supplierMaintenanceModule } from './supplier-maintenance/server/module.ts'
import { suppliersModule } from './suppliers/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const assets: readonly ServerModule[] = [
  assetSettingsModule,
  assetsModule,
  assetImportsModule,
  consumablesModule,
  costEstimationsModule,
  suppliersModule,
  repairsModule,
  maintenancePlansModule,
  supplierMaintenanceModule,
  stockTakesModule,
]
