import type { WebModule } from '#platform/web/frame/manifest.ts'
import { bankFilesContributions } from './contributions.ts'
import { bankFileScreens } from './screens.ts'
import { bankFilesTexts } from './texts.ts'

/** What the module bank-files brings to the front end. */
export const bankFilesWeb = {
  texts: { bankFiles: bankFilesTexts },
  contributions: bankFilesContributions,
  screens: bankFileScreens,
} as const satisfies WebModule
