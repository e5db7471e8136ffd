import { overlay } from '#platform/web/frame/overlay.tsx'

/** The dialog in which somebody who is signed in opens another community (R077). */
export const openCommunity = overlay(
  async () => (await import('./OpenCommunityDialog.tsx')).OpenCommunityDialog,
)
