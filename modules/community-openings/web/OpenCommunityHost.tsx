import { lazy } from 'react'
import { showOpenCommunity, useOpenCommunity } from './open-dialog.ts'

const LazyDialog = lazy(async () => ({
  default: (await import('./OpenCommunityDialog.tsx')).OpenCommunityDialog,
}))

/** Draws the dialog while it is wanted. */
export function OpenCommunityHost() {
  return useOpenCommunity() ? <LazyDialog onClose={() => showOpenCommunity(false)} /> : null
}
