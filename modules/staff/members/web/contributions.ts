import type { Contributions } from '#platform/web/frame/contributions.ts'
import { showInvitations } from './invitations-dialog.ts'
import { InvitationsHost } from './InvitationsHost.tsx'

export const membersContributions: Partial<Contributions> = {
  signInParts: [
    { name: 'invitations', load: async () => (await import('./OwnInvitations.tsx')).OwnInvitations },
  ],
  openers: [{ name: 'invitations', open: () => showInvitations(true) }],
  dialogs: [InvitationsHost],
}
