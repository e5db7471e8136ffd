import type { HandOverKindPart } from '#platform/web/frame/hand-over-kind.ts'

/** Where the dialog of a hand-over finds packages. */
export const packageHandOverPart: HandOverKindPart = {
  name: 'packages',
  call: 'packages.handOver',
  service: [49],
  load: async () => (await import('./hand-over-kind.tsx')).packageHandOverKind,
}
