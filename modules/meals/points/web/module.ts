import { pointsPath, refundsPath } from '#modules/meals/paths.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { pointServices } from '../contract.ts'
import { ledgerRoute, refundsRoute } from './screens.ts'
import { pointsTexts } from './texts.ts'

/** What the module points brings to the front end. */
export const pointsWeb = {
  texts: { points: pointsTexts },
  contributions: {
    acts: [
      {
        name: 'points',
        label: 'points:ledger',
        icon: 'cash',
        group: 'facilities',
        order: 12,
        to: pointsPath,
        service: pointServices,
        can: 'points.view',
      },
      {
        name: 'pointRefunds',
        label: 'points:refunds',
        icon: 'cash',
        group: 'facilities',
        order: 13,
        to: refundsPath,
        can: 'points.refund',
        isVariant: true,
      },
    ],
    shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
    householdParts: [async () => (await import('./household-parts.ts')).householdParts],
  },
  screens: [ledgerRoute, refundsRoute],
} as const satisfies WebModule
