import { latePart } from '#platform/web/live/late-part.ts'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const FrameContent = latePart(async () => (await import('./FrameContent.tsx')).FrameContent)

/** What the operator shows, once the page is idle: it is never what somebody waits for. */
export function FrameContentHost() {
  return (
    <WhenIdle>
      <FrameContent />
    </WhenIdle>
  )
}
