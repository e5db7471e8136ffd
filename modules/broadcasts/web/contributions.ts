import type { Contributions } from '#platform/web/frame/contributions.ts'
import { FrameContentHost } from './FrameContentHost.tsx'

export const broadcastsContributions: Partial<Contributions> = { dialogs: [FrameContentHost] }
