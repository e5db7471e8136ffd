import type { WebModule } from '#platform/web/frame/manifest.ts'
import { alarmEventsContributions } from './contributions.ts'
import {
  alarmHomeRoute,
  analysisRoute,
  eventDetailRoute,
  eventListRoute,
  eventReportRoute,
  privateDetailRoute,
  privateReportRoute,
} from './screens.ts'
import { alarmEventsTexts } from './texts.ts'

/** What the module alarm-events brings to the front end. */
export const alarmEventsWeb = {
  texts: { alarmEvents: alarmEventsTexts },
  contributions: alarmEventsContributions,
  screens: [
    alarmHomeRoute,
    eventListRoute,
    eventDetailRoute,
    eventReportRoute,
    privateDetailRoute,
    privateReportRoute,
    analysisRoute,
  ],
} as const satisfies WebModule
