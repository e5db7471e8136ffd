import type { ServerModule } from '#platform/server/manifest.ts'
import { foodMenuModule } from './food-menu/server/module.ts'
import { foodOrdersModule } from './food-orders/server/module.ts'
import { foodReportsModule } from './food-reports/server/module.ts'
import { noteTemplatesModule } from './note-templates/server/module.ts'
import { pointsModule } from './points/server/module.ts'
import { proxyOrdersModule } from './proxy-orders/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const meals: readonly ServerModule[] = [
  pointsModule,
  foodMenuModule,
  foodOrdersModule,
  foodReportsModule,
  noteTemplatesModule,
  proxyOrdersModule,
]
