import { Suspense, useState } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { activeHotKeys, type HotKey } from './hot-keys.ts'
import { useHotKey } from './use-hot-key.ts'

const HotKeySheet = latePart(async () => (await import('./HotKeySheet.tsx')).HotKeySheet)

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
