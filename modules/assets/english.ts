import { assetSettingsProblems } from './asset-settings/web/english-problems.ts'
import { assetsProblems } from './assets/web/english-problems.ts'
import { maintenancePlansEnglish } from './maintenance-plans/web/english.ts'
import { maintenancePlansProblems } from './maintenance-plans/web/english-problems.ts'
import { repairsEnglish } from './repairs/web/english.ts'
import { repairsProblems } from './repairs/web/english-problems.ts'
import { supplierMaintenanceEnglish } from './supplier-maintenance/web/english.ts'
import { supplierMaintenanceProblems } from './supplier-maintenance/web/english-problems.ts'
import { suppliersEnglish } from './suppliers/web/english.ts'
import { suppliersProblems } from './suppliers/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...suppliersEnglish,
  ...maintenancePlansEnglish,
  ...repairsEnglish,
  ...supplierMaintenanceEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...assetSettingsProblems,
  ...assetsProblems,
  ...suppliersProblems,
  ...repairsProblems,
  ...maintenancePlansProblems,
  ...supplierMaintenanceProblems,
}
