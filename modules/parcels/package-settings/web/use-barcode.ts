import { useEffect, useState } from 'react'
import type { Bars } from '#platform/web/look/bars.ts'

const load = () => import('#platform/web/look/bars.ts')

/** Loads the library before the first label needs it. */
export const prepareBarcodes = (): void => void load().catch(() => undefined)

/** The bars of a barcode, by a library that is loaded when first needed; null if it cannot be. undefined meanwhile. */
export function useBarcode(code: string | undefined): Bars | null | undefined {
  const [drawn, setDrawn] = useState<{ code: string; bars: Bars | null }>()
  useEffect(() => {
    if (code === undefined) return
    let alive = true
    load()
      .then(({ barsOf }) => barsOf(code))
      .catch(() => null)
      .then((bars) => alive && setDrawn({ code, bars }))
    return () => {
      alive = false
    }
  }, [code])
  return drawn?.code === code ? drawn?.bars : undefined
}
