import { assetHomeWeb } from './asset-home/web/module.ts'
import { assetImportsWeb } from './asset-imports/web/module.ts'
import { assetSettingsWeb } from './asset-settings/web/module.ts'
import { assetsWeb } from './assets/web/module.ts'
import { consumablesWeb } from './consumables/web/module.ts'
import { costEstimationsWeb } from './cost-estimations/web/module.ts'
import { maintenancePlansWeb } from './maintenance-plans/web/module.ts'
import { repairsWeb } from './repairs/web/module.ts'
import { stockTakesWeb } from './stock-takes/web/module.ts'
import { supplierMaintenanceWeb } from './supplier-maintenance/web/module.ts'
import { suppliersWeb } from './suppliers/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const assets = [
  assetHomeWeb,
  assetImportsWeb,
  assetSettingsWeb,
  assetsWeb,
  consumablesWeb,
  costEstimationsWeb,
  maintenancePlansWeb,
  repairsWeb,
  stockTakesWeb,
  supplierMaintenanceWeb,
  suppliersWeb,
] as const
