import type { Contributions } from '#platform/web/frame/contributions.ts'
import { showOpenCommunity } from './open-dialog.ts'
import { OpenCommunityHost } from './OpenCommunityHost.tsx'

export const communityOpeningsContributions: Partial<Contributions> = {
  signInParts: [
    { name: 'open', load: async () => (await import('./OpenCommunityStep.tsx')).OpenCommunityStep },
  ],
  openers: [{ name: 'openCommunity', open: () => showOpenCommunity(true) }],
  dialogs: [OpenCommunityHost],
}
