import type { WebModule } from '#platform/web/frame/manifest.ts'
import { membersContributions } from './contributions.ts'
import {
  accountManagementRoute,
  accountListRoute,
  legacyAccountListRoute,
  accountRecordRoute,
  staffOnlyRoute,
} from './screens.ts'
import { membersTexts } from './texts.ts'

/** What the module members brings to the front end. */
export const membersWeb = {
  texts: { members: membersTexts },
  contributions: membersContributions,
  screens: [
    accountManagementRoute,
    accountListRoute,
    legacyAccountListRoute,
    accountRecordRoute,
    staffOnlyRoute,
  ],
} as const satisfies WebModule
