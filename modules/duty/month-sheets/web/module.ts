import type { WebModule } from '#platform/web/frame/manifest.ts'
import { monthSheetsContributions } from './contributions.ts'
import { sheetsRoute } from './screens.ts'
import { monthSheetsTexts } from './texts.ts'

/** What the module month-sheets brings to the front end. */
export const monthSheetsWeb = {
  texts: { monthSheets: monthSheetsTexts },
  contributions: monthSheetsContributions,
  screens: [sheetsRoute],
} as const satisfies WebModule
