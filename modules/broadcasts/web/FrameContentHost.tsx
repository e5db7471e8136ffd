import { lazy } from 'react'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const FrameContent = lazy(() =>
  import('./FrameContent.tsx').then((module) => ({ default: module.FrameContent })),
)

/** What the operator shows, once the page is idle: it is never what somebody waits for. */
export function FrameContentHost() {
  return (
    <WhenIdle>
      <FrameContent />
    </WhenIdle>
  )
}
