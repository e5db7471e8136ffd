import type { WebModule } from '#platform/web/frame/manifest.ts'
import { billImportsContributions } from './contributions.ts'
import { importRoute, kgiImportRoute } from './screens.ts'
import { billImportsTexts } from './texts.ts'

/** What the module bill-imports brings to the front end. */
export const billImportsWeb = {
  texts: { billImports: billImportsTexts },
  contributions: billImportsContributions,
  screens: [importRoute, kgiImportRoute],
} as const satisfies WebModule
