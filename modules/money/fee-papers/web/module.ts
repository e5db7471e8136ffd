import type { WebModule } from '#platform/web/frame/manifest.ts'
import { feePapersContributions } from './contributions.ts'
import {
  billPreviewRoute,
  kgiBillPreviewRoute,
  kgiReceiptPreviewRoute,
  receiptPreviewRoute,
} from './screens.ts'
import { feePapersTexts } from './texts.ts'

/** What the module fee-papers brings to the front end. */
export const feePapersWeb = {
  texts: { feePapers: feePapersTexts },
  contributions: feePapersContributions,
  screens: [billPreviewRoute, kgiBillPreviewRoute, receiptPreviewRoute, kgiReceiptPreviewRoute],
} as const satisfies WebModule
