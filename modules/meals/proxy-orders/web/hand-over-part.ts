import type { HandOverKindPart } from '#platform/web/frame/hand-over-kind.ts'

/** Where the dialog of a hand-over finds what was ordered together. */
export const proxyHandOverPart: HandOverKindPart = {
  name: 'proxyOrders',
  call: 'proxyOrders.handOver',
  can: 'proxyOrders.view',
  load: async () => (await import('./hand-over-kind.tsx')).proxyHandOverKind,
}
