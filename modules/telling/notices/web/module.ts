import type { WebModule } from '#platform/web/frame/manifest.ts'
import { noticesContributions } from './contributions.ts'
import { noticeSettingRoute, noticesRoute } from './screens.ts'
import { noticesFrameTexts } from './texts.ts'

/** What the module notices brings to the front end. */
export const noticesWeb = {
  texts: { noticesFrame: noticesFrameTexts },
  contributions: noticesContributions,
  screens: [noticesRoute, noticeSettingRoute],
} as const satisfies WebModule
