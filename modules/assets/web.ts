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

/** What the area brings to the front end, a line per noun, in the order of the quick functions. */
export const assets = [
  assetsWeb,
  assetHomeWeb,
  maintenancePlansWeb,
  repairsWeb,
  stockTakesWeb,
  consumablesWeb,
  suppliersWeb,
  supplierMaintenanceWeb,
  costEstimationsWeb,
  assetImportsWeb,
  assetSettingsWeb,
] as const
