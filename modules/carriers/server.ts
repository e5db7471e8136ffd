import type { ServerModule } from '#platform/server/manifest.ts'
import { activationModule } from './activation/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const carriers: readonly ServerModule[] = [activationModule]
