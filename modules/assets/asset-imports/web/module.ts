import type { WebModule } from '#platform/web/frame/manifest.ts'
import { assetImportRoute } from './screens.ts'
import { assetImportsTexts } from './texts.ts'

/** What the module asset-imports brings to the front end. */
export const assetImportsWeb = {
  texts: { assetImports: assetImportsTexts },
  screens: [assetImportRoute],
} as const satisfies WebModule
