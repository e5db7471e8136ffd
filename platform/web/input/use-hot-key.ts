import { useEffect, useRef } from 'react'
import { type HotKeyScope, registerHotKey } from './hot-keys.ts'
import { useLayer } from './Layer.tsx'

export interface HotKeyOptions {
  enabled?: boolean
  scope?: HotKeyScope
}

/** A hot key while mounted, in the layer of this component: `useHotKey('Alt+Z', 'packages:handOver', open)`. */
export function useHotKey(key: string, text: string, act: () => void, options: HotKeyOptions = {}): void {
  useKeys(key, undefined, text, act, options)
}

/** Alt 1–9 for the n-th item of this screen; `act` is given its index from 0. */
export function useItemKeys(count: number, act: (index: number) => void, text = 'platform:hotKeyItem'): void {
  const shown = Math.min(count, 9)
  const key = shown === 1 ? 'Alt+1' : `Alt+1–${shown}`
  useKeys(key, shown, text, act, { enabled: shown > 0 })
}

function useKeys(
  key: string,
  count: number | undefined,
  text: string,
  act: (nth: number) => void,
  options: HotKeyOptions,
) {
  const { enabled = true, scope = 'screen' } = options
  const layer = useLayer()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!enabled) return
    const keys = count === undefined ? undefined : Array.from({ length: count }, (_, nth) => `Alt+${nth + 1}`)
    return registerHotKey({ key, keys, text, layer, scope, act: (nth) => latest.current(nth) })
  }, [key, count, text, layer, enabled, scope])
}
