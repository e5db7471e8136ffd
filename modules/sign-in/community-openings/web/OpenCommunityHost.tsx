import { latePart } from '#platform/web/live/late-part.ts'
import { showOpenCommunity, useOpenCommunity } from './open-dialog.ts'

const LazyDialog = latePart(async () => (await import('./OpenCommunityDialog.tsx')).OpenCommunityDialog)

/** Draws the dialog while it is wanted. */
export function OpenCommunityHost() {
  return useOpenCommunity() ? <LazyDialog onClose={() => showOpenCommunity(false)} /> : null
}
