import type { WebModule } from '#platform/web/frame/manifest.ts'

/** What the module points brings to the front end. */
export const pointsWeb = {
  contributions: {
    householdParts: [async () => (await import('./household-parts.ts')).householdParts],
  },
} as const satisfies WebModule
