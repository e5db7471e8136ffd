import { overlay } from '#platform/web/frame/overlay.tsx'

/** The communities that ask whoever is signed in to join. */
export const invitations = overlay(async () => (await import('./InvitationsDialog.tsx')).InvitationsDialog)
