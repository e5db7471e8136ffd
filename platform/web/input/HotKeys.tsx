import { useState } from 'react'
import { activeHotKeys, type HotKey } from './hot-keys.ts'
import { HotKeySheet } from './HotKeySheet.tsx'
import { useHotKey } from './use-hot-key.ts'

/** Opens the help sheet on `?`. Once, in the frame. */
export function HotKeys() {
  const [shown, setShown] = useState<HotKey[]>()
  useHotKey('?', 'platform:hotKeyHelp', () => setShown((now) => (now ? undefined : activeHotKeys())), {
    scope: 'always',
  })
  return shown ? <HotKeySheet hotKeys={shown} onClose={() => setShown(undefined)} /> : null
}
