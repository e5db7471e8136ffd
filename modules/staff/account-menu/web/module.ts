import type { WebModule } from '#platform/web/frame/manifest.ts'
import { accountMenuContributions } from './contributions.ts'

/** What the module account-menu brings to the front end. */
export const accountMenuWeb = {
  contributions: accountMenuContributions,
} as const satisfies WebModule
