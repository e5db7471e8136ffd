import type { ServerModule } from '#platform/server/manifest.ts'
import { searchModule } from './search/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const frame: readonly ServerModule[] = [searchModule]
