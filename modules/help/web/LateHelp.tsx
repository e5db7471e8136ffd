import { lazy } from 'react'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const HelpHost = lazy(() => import('./HelpHost.tsx').then((module) => ({ default: module.HelpHost })))

/** The help, once the page is idle. */
export function LateHelp() {
  return (
    <WhenIdle>
      <HelpHost />
    </WhenIdle>
  )
}
