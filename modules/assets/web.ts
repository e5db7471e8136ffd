import { maintenancePlansWeb } from './maintenance-plans/web/module.ts'
import { repairsWeb } from './repairs/web/module.ts'
import { supplierMaintenanceWeb } from './supplier-maintenance/web/module.ts'
import { suppliersWeb } from './suppliers/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const assets = [maintenancePlansWeb, repairsWeb, suppliersWeb, supplierMaintenanceWeb] as const
