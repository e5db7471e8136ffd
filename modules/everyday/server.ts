import type { ServerModule } from '#platform/server/manifest.ts'
import { storesModule } from './stores/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const everyday: readonly ServerModule[] = [storesModule]
