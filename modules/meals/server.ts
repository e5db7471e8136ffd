import type { ServerModule } from '#platform/server/manifest.ts'
import { pointsModule } from './points/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const meals: readonly ServerModule[] = [pointsModule]
