import type { WebModule } from '#platform/web/frame/manifest.ts'

/** What the module payments brings to the front end. */
export const paymentsWeb = {
  contributions: {
    shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
  },
} as const satisfies WebModule
