import { latePart } from '#platform/web/live/late-part.ts'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const ManagerCodeHost = latePart(async () => (await import('./manager-code-store.ts')).managerCode.Host)

/** The dialogs of manager codes, once the page is idle. */
export function LateManagerCode() {
  return (
    <WhenIdle>
      <ManagerCodeHost />
    </WhenIdle>
  )
}
