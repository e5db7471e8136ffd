import type { WebModule } from '#platform/web/frame/manifest.ts'
import { visitorRecordsContributions } from './contributions.ts'
import {
  bookingListRoute,
  visitorRoute,
  visitorRecordRoute,
  visitorControlRoute,
  oldControlRoute,
} from './screens.ts'
import { visitorRecordsTexts } from './texts.ts'

/** What the module visitor-records brings to the front end. */
export const visitorRecordsWeb = {
  texts: { visitorRecords: visitorRecordsTexts },
  contributions: visitorRecordsContributions,
  screens: [bookingListRoute, visitorRoute, visitorRecordRoute, visitorControlRoute, oldControlRoute],
} as const satisfies WebModule
