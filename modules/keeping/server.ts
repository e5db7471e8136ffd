import type { ServerModule } from '#platform/server/manifest.ts'
import { auditModule } from './audit/server/module.ts'
import { exportsModule } from './exports/server/module.ts'
import { retentionModule } from './retention/server/module.ts'
import { personalDataModule } from './personal-data/server/module.ts'
import { phoneNumbersModule } from './phone-numbers/server/module.ts'
import { filesModule } from './files/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const keeping: readonly ServerModule[] = [
  auditModule,
  exportsModule,
  retentionModule,
  personalDataModule,
  phoneNumbersModule,
  filesModule,
]
