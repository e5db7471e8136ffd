import type { ServerModule } from '#platform/server/manifest.ts'
import { operatorModule } from './operator/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const consoleArea: readonly ServerModule[] = [operatorModule]
