import type { ServerModule } from '#platform/server/manifest.ts'

/** What the area brings to the server, a line per noun. */
export const charging: readonly ServerModule[] = []
