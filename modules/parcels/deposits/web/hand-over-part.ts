import type { HandOverKindPart } from '#platform/web/frame/hand-over-kind.ts'

/** Where the dialog of a hand-over finds deposits. */
export const depositHandOverPart: HandOverKindPart = {
  name: 'deposits',
  call: 'deposits.handOver',
  service: [48],
  load: async () => (await import('./hand-over-kind.tsx')).depositHandOverKind,
}
