import type { WebModule } from '#platform/web/frame/manifest.ts'
import { clockEntriesContributions } from './contributions.ts'
import { attendanceRoute, clockRoute, recordRoute } from './screens.ts'
import { clockEntriesTexts } from './texts.ts'

/** What the module clock-entries brings to the front end; the account menu leads to its pages (R072). */
export const clockEntriesWeb = {
  texts: { clockEntries: clockEntriesTexts },
  contributions: clockEntriesContributions,
  screens: [attendanceRoute, clockRoute, recordRoute],
} as const satisfies WebModule
