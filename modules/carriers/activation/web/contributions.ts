import { latePart } from '#platform/web/live/late-part.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { activationPath } from './paths.ts'

export const activationContributions: Partial<Contributions> = {
  householdPasts: [async () => (await import('./household-past.ts')).householdPasts],
  acts: [
    {
      name: 'activation',
      label: 'activation:list',
      icon: 'card',
      group: 'residents',
      to: activationPath,
      can: 'activation.view',
    },
  ],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
  householdPanels: [
    {
      name: 'carriers',
      place: 'things',
      Panel: latePart(async () => (await import('./CarriersPanel.tsx')).CarriersPanel),
    },
  ],
}
