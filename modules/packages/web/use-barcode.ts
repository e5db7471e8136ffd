import { useEffect, useState } from 'react'

/** The image of a barcode, drawn by a library that is loaded when first needed; '' if it cannot be. undefined meanwhile. */
export function useBarcode(code: string | undefined): string | undefined {
  const [drawn, setDrawn] = useState<{ code: string; image: string }>()
  useEffect(() => {
    if (code === undefined) return
    let alive = true
    import('./barcode.ts')
      .then(({ barcodeImage }) => barcodeImage(code))
      .catch(() => '')
      .then((image) => alive && setDrawn({ code, image }))
    return () => {
      alive = false
    }
  }, [code])
  return drawn?.code === code ? drawn?.image : undefined
}
