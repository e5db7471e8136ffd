import type { WebModule } from '#platform/web/frame/manifest.ts'

/** What the module prepayments brings to the front end. */
export const prepaymentsWeb = {
  contributions: {
    householdParts: [async () => (await import('./household-parts.ts')).householdParts],
  },
} as const satisfies WebModule
