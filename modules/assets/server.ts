import type { ServerModule } from '#platform/server/manifest.ts'
import { suppliersModule } from './suppliers/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const assets: readonly ServerModule[] = [suppliersModule]
