import type { ServerModule } from '#platform/server/manifest.ts'
import { householdsModule } from './households/server/module.ts'
import { residentsModule } from './residents/server/module.ts'
import { householdPropertiesModule } from './household-properties/server/module.ts'
import { householdMergersModule } from './household-mergers/server/module.ts'
import { householdImportsModule } from './household-imports/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const homes: readonly ServerModule[] = [
  householdsModule,
  residentsModule,
  householdPropertiesModule,
  householdMergersModule,
  householdImportsModule,
]
