import { latePart } from '#platform/web/live/late-part.ts'
import { showInvitations, useInvitationsOpen } from './invitations-dialog.ts'

const LazyDialog = latePart(async () => (await import('./InvitationsDialog.tsx')).InvitationsDialog)

/** Draws the dialog while it is wanted. */
export function InvitationsHost() {
  return useInvitationsOpen() ? <LazyDialog onClose={() => showInvitations(false)} /> : null
}
