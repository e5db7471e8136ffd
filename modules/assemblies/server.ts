import type { ServerModule } from '#platform/server/manifest.ts'
import { assembliesModule } from './assemblies/server/module.ts'
import { pollsModule } from './polls/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const assemblies: readonly ServerModule[] = [assembliesModule, pollsModule]
