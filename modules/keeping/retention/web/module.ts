import type { WebModule } from '#platform/web/frame/manifest.ts'
import { retentionContributions } from './contributions.ts'
import { retentionRoute } from './screens.ts'
import { retentionTexts } from './texts.ts'

/** What the module retention brings to the front end. */
export const retentionWeb = {
  texts: { retention: retentionTexts },
  contributions: retentionContributions,
  screens: [retentionRoute],
} as const satisfies WebModule
