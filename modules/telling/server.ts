import type { ServerModule } from '#platform/server/manifest.ts'
import { noticesModule } from './notices/server/module.ts'
import { pushModule } from './push/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const telling: readonly ServerModule[] = [noticesModule, pushModule]
