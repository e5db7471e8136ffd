import type { WebModule } from '#platform/web/frame/manifest.ts'
import { householdImportsContributions } from './contributions.ts'
import { householdImportRoute } from './screens.ts'
import { householdImportsTexts } from './texts.ts'

/** What the module household-imports brings to the front end. */
export const householdImportsWeb = {
  texts: { householdImports: householdImportsTexts },
  contributions: householdImportsContributions,
  screens: [householdImportRoute],
} as const satisfies WebModule
