import { proxyOrdersPath } from '#modules/meals/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { proxyHandOverPart } from './hand-over-part.ts'

export const proxyOrdersContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'proxyOrders',
      label: 'proxyOrders:page',
      icon: 'bag',
      group: 'facilities',
      order: 13,
      to: proxyOrdersPath,
      can: 'proxyOrders.view',
    },
  ],
  handOverKinds: [proxyHandOverPart],
  // Without a line the dialog needs its code, to say that nothing is known of these.
  provisions: [{ name: 'handOverProxyOrders', can: 'proxyOrders.handOver', fetch: proxyHandOverPart.load }],
  householdParts: [async () => (await import('./household-parts.ts')).householdParts],
  shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
}
