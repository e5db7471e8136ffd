import { Suspense, useEffect, useState } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { holdFocus } from './held-focus.ts'
import { activeHotKeys, type HotKey } from './hot-keys.ts'
import { useHotKey } from './use-hot-key.ts'

const HotKeySheet = latePart(async () => (await import('./HotKeySheet.tsx')).HotKeySheet)

/** What the hands have on every page: the help sheet on `?`, and a focus that is never lost. Once, in the frame. */
export function HotKeys() {
  const [shown, setShown] = useState<HotKey[]>()
  useEffect(holdFocus, [])
  useHotKey('?', 'platform:hotKeyHelp', () => setShown((now) => (now ? undefined : activeHotKeys())), {
    scope: 'always',
  })
  return (
    <Suspense fallback={null}>
      {shown && <HotKeySheet hotKeys={shown} onClose={() => setShown(undefined)} />}
    </Suspense>
  )
}
