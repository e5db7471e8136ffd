import { useEffect, useRef } from 'react'
import { useLayer } from './Layer.tsx'
import { listenForScans } from './scan-capture.ts'
import type { Scan } from './scanner.ts'

export interface ScannerOptions {
  enabled?: boolean
  /** Heard only when nobody else of this layer listens (the frame's own listener). */
  fallback?: boolean
}

/** Hears every scan while mounted, wherever the focus is; the keys do not reach the page. */
export function useScanner(
  onScan: (scan: Scan) => void,
  { enabled = true, fallback = false }: ScannerOptions = {},
): void {
  const layer = useLayer()
  const latest = useRef(onScan)
  useEffect(() => {
    latest.current = onScan
  })
  useEffect(() => {
    if (!enabled) return
    return listenForScans({ layer, fallback, onScan: (scan) => latest.current(scan) })
  }, [layer, enabled, fallback])
}
