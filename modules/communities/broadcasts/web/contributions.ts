import type { Contributions } from '#platform/web/frame/contributions.ts'
import { FrameContentHost } from './FrameContentHost.tsx'
import { LateCorner } from './LateCorner.tsx'

export const broadcastsContributions: Partial<Contributions> = {
  dialogs: [FrameContentHost],
  tiles: [{ name: 'corner', order: 90, place: 'below', Tile: LateCorner }],
}
