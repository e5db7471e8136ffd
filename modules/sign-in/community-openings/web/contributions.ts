import type { Contributions } from '#platform/web/frame/contributions.ts'
import { openCommunity } from './open-dialog.ts'

export const communityOpeningsContributions: Partial<Contributions> = {
  signInParts: [
    { name: 'open', load: async () => (await import('./OpenCommunityStep.tsx')).OpenCommunityStep },
  ],
  openers: [{ name: 'openCommunity', open: () => openCommunity.open({}) }],
  dialogs: [openCommunity.Host],
}
