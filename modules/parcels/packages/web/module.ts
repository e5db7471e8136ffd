import type { WebModule } from '#platform/web/frame/manifest.ts'
import { packagesContributions } from './contributions.ts'
import { registerPackagesRoute } from './screens.ts'
import { packagesTexts } from './texts.ts'

/** What the module packages brings to the front end. */
export const packagesWeb = {
  texts: { packages: packagesTexts },
  contributions: packagesContributions,
  screens: [registerPackagesRoute],
} as const satisfies WebModule
