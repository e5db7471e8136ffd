import type { ServerModule } from '#platform/server/manifest.ts'
import { packagesModule } from './packages/server/module.ts'
import { packageSettingsModule } from './package-settings/server/module.ts'
import { packageRecordsModule } from './package-records/server/module.ts'
import { depositsModule } from './deposits/server/module.ts'
import { cashModule } from './cash/server/module.ts'
import { returnsModule } from './returns/server/module.ts'
import { shiftChangesModule } from './shift-changes/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const parcels: readonly ServerModule[] = [
  packagesModule,
  packageSettingsModule,
  packageRecordsModule,
  depositsModule,
  cashModule,
  returnsModule,
  shiftChangesModule,
]
