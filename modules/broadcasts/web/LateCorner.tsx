import { lazy } from 'react'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const Corner = lazy(() => import('./Corner.tsx').then((module) => ({ default: module.Corner })))

/** Headlines and icons, once the duty board is idle. */
export function LateCorner() {
  return (
    <WhenIdle>
      <Corner />
    </WhenIdle>
  )
}
