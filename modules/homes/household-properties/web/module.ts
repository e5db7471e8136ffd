import type { WebModule } from '#platform/web/frame/manifest.ts'
import { householdPropertyRoute } from './screens.ts'
import { householdPropertiesTexts } from './texts.ts'

/** What the module household-properties brings to the front end. */
export const householdPropertiesWeb = {
  texts: { householdProperties: householdPropertiesTexts },
  screens: [householdPropertyRoute],
} as const satisfies WebModule
