import type { WebModule } from '#platform/web/frame/manifest.ts'
import { newsContributions } from './contributions.ts'
import { newsDetailRoute, newsEditRoute, newsListRoute, newsReadRoute } from './screens.ts'
import { newsTexts } from './texts.ts'

/** What the module news brings to the front end. */
export const newsWeb = {
  texts: { news: newsTexts },
  contributions: newsContributions,
  screens: [newsListRoute, newsEditRoute, newsDetailRoute, newsReadRoute],
} as const satisfies WebModule
