import type { ModuleWords } from '#platform/contract/words.ts'
import { assetImportsWords } from './asset-imports/words.ts'
import { assetSettingsWords } from './asset-settings/words.ts'
import { assetsWords } from './assets/words.ts'
import { consumablesWords } from './consumables/words.ts'
import { costEstimationsWords } from './cost-estimations/words.ts'
import { maintenancePlansWords } from './maintenance-plans/words.ts'
import { repairsWords } from './repairs/words.ts'
import { stockTakesWords } from './stock-takes/words.ts'
import { supplierMaintenanceWords } from './supplier-maintenance/words.ts'
import { suppliersWords } from './suppliers/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  assetSettingsWords,
  assetsWords,
  assetImportsWords,
  consumablesWords,
  costEstimationsWords,
  suppliersWords,
  repairsWords,
  maintenancePlansWords,
  supplierMaintenanceWords,
  stockTakesWords,
]
