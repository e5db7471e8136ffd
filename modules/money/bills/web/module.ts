import type { WebModule } from '#platform/web/frame/manifest.ts'
import { billsContributions } from './contributions.ts'
import {
  billRoute,
  feeRoute,
  feeTypeRoute,
  kgiBillRoute,
  kgiPeriodRoute,
  kgiTypeRoute,
  periodRoute,
} from './screens.ts'
import { billsTexts } from './texts.ts'

/** What the module bills brings to the front end. */
export const billsWeb = {
  texts: { bills: billsTexts },
  contributions: billsContributions,
  screens: [periodRoute, kgiPeriodRoute, billRoute, kgiBillRoute, feeRoute, feeTypeRoute, kgiTypeRoute],
} as const satisfies WebModule
