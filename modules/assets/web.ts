import { maintenancePlansWeb } from './maintenance-plans/web/module.ts'
import { suppliersWeb } from './suppliers/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const assets = [maintenancePlansWeb, suppliersWeb] as const
