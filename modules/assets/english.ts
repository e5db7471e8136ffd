import { assetImportsProblems } from './asset-imports/web/english-problems.ts'
import { assetImportsEnglish } from './asset-imports/web/english.ts'
import { assetSettingsProblems } from './asset-settings/web/english-problems.ts'
import { assetSettingsEnglish } from './asset-settings/web/english.ts'
import { assetsProblems } from './assets/web/english-problems.ts'
import { assetsEnglish } from './assets/web/english.ts'
import { consumablesProblems } from './consumables/web/english-problems.ts'
import { consumablesEnglish } from './consumables/web/english.ts'
import { costEstimationsProblems } from './cost-estimations/web/english-problems.ts'
import { costEstimationsEnglish } from './cost-estimations/web/english.ts'
import { maintenancePlansProblems } from './maintenance-plans/web/english-problems.ts'
import { maintenancePlansEnglish } from './maintenance-plans/web/english.ts'
import { repairsProblems } from './repairs/web/english-problems.ts'
import { repairsEnglish } from './repairs/web/english.ts'
import { stockTakesProblems } from './stock-takes/web/english-problems.ts'
import { stockTakesEnglish } from './stock-takes/web/english.ts'
import { supplierMaintenanceProblems } from './supplier-maintenance/web/english-problems.ts'
import { supplierMaintenanceEnglish } from './supplier-maintenance/web/english.ts'
import { suppliersProblems } from './suppliers/web/english-problems.ts'
import { suppliersEnglish } from './suppliers/web/english.ts'

/** The words of the area in English. */
export const english = {
  ...assetSettingsEnglish,
  ...assetsEnglish,
  ...assetImportsEnglish,
  ...consumablesEnglish,
  ...costEstimationsEnglish,
  ...suppliersEnglish,
  ...maintenancePlansEnglish,
  ...repairsEnglish,
  ...supplierMaintenanceEnglish,
  ...stockTakesEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...assetSettingsProblems,
  ...assetsProblems,
  ...assetImportsProblems,
  ...consumablesProblems,
  ...costEstimationsProblems,
  ...suppliersProblems,
  ...repairsProblems,
  ...maintenancePlansProblems,
  ...supplierMaintenanceProblems,
  ...stockTakesProblems,
}
