import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { closeLayer, openLayer } from './layers.ts'

const LayerContext = createContext(0)

/** Wraps the content of a dialog: while it is mounted, only its own hot keys and scan listeners are heard. */
export function Layer({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<number>()
  useLayoutEffect(() => {
    const opened = openLayer()
    setLayer(opened)
    return () => closeLayer(opened)
  }, [])
  // The content waits for its layer, so that its keys are never those of the page below, not even for one effect.
  return layer === undefined ? null : <LayerContext value={layer}>{children}</LayerContext>
}

/** The layer that this component is in: 0 for the page, more for dialogs above it. */
export const useLayer = (): number => useContext(LayerContext)
