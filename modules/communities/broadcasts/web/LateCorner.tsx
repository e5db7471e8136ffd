import { latePart } from '#platform/web/live/late-part.ts'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const Corner = latePart(async () => (await import('./Corner.tsx')).Corner)

/** Headlines and icons, once the duty board is idle. */
export function LateCorner() {
  return (
    <WhenIdle>
      <Corner />
    </WhenIdle>
  )
}
