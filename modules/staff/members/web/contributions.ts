import type { Contributions } from '#platform/web/frame/contributions.ts'
import { invitations } from './invitations-dialog.ts'

export const membersContributions: Partial<Contributions> = {
  signInParts: [
    { name: 'invitations', load: async () => (await import('./OwnInvitations.tsx')).OwnInvitations },
  ],
  openers: [{ name: 'invitations', open: () => invitations.open({}) }],
  dialogs: [invitations.Host],
}
