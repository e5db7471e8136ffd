import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { supplierMaintenance } from '../contract.ts'
import { supplierMaintenanceWords } from '../words.ts'
import { chores } from './passes.ts'
import { pushes } from './pushes.ts'
import { routes } from './routes.ts'
import { jobsOf, tellChore } from './tell.ts'

/** What the module supplier-maintenance brings to the server. */
export const supplierMaintenanceModule: ServerModule = {
  words: supplierMaintenanceWords,
  contracts: [supplierMaintenance],
  permissions,
  routes,
  jobs: jobsOf,
  pushes,
  chores: [...chores, tellChore],
}
