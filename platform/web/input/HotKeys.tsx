import { lazy, Suspense, useState } from 'react'
import { activeHotKeys, type HotKey } from './hot-keys.ts'
import { useHotKey } from './use-hot-key.ts'

const HotKeySheet = lazy(() =>
  import('./HotKeySheet.tsx').then((module) => ({ default: module.HotKeySheet })),
)

/** Opens the help sheet on `?`. Once, in the frame. */
export function HotKeys() {
  const [shown, setShown] = useState<HotKey[]>()
  useHotKey('?', 'platform:hotKeyHelp', () => setShown((now) => (now ? undefined : activeHotKeys())), {
    scope: 'always',
  })
  return (
    <Suspense fallback={null}>
      {shown && <HotKeySheet hotKeys={shown} onClose={() => setShown(undefined)} />}
    </Suspense>
  )
}
