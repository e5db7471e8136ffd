import type { WebModule } from '#platform/web/frame/manifest.ts'
import { communitiesContributions } from './contributions.ts'
import { mainPageRoute, featuresSettingRoute } from './screens.ts'
import { communitiesTexts } from './texts.ts'

/** What the module communities brings to the front end. */
export const communitiesWeb = {
  texts: { communities: communitiesTexts },
  contributions: communitiesContributions,
  screens: [mainPageRoute, featuresSettingRoute],
} as const satisfies WebModule
