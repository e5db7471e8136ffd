import type { WebModule } from '#platform/web/frame/manifest.ts'
import { packageRecordsContributions } from './contributions.ts'
import { packageListRoute, packageRoomRoute, receivePageRoute, stockTakeRoute } from './screens.ts'
import { packageRecordsTexts } from './texts.ts'

/** What the module package-records brings to the front end. */
export const packageRecordsWeb = {
  texts: { packageRecords: packageRecordsTexts },
  contributions: packageRecordsContributions,
  screens: [packageListRoute, packageRoomRoute, receivePageRoute, stockTakeRoute],
} as const satisfies WebModule
