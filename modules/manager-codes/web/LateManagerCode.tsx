import { lazy } from 'react'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const ManagerCodeHost = lazy(() =>
  import('./ManagerCodeHost.tsx').then((module) => ({ default: module.ManagerCodeHost })),
)

/** The dialogs of manager codes, once the page is idle. */
export function LateManagerCode() {
  return (
    <WhenIdle>
      <ManagerCodeHost />
    </WhenIdle>
  )
}
