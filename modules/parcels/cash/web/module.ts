import type { WebModule } from '#platform/web/frame/manifest.ts'
import { cashContributions } from './contributions.ts'

/** What the module cash brings to the front end. */
export const cashWeb = { contributions: cashContributions } as const satisfies WebModule
