import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import Pad from 'signature_pad'

export interface SignatureCanvasProps {
  label: string
  /** Width of the thinnest and the thickest line, px. */
  pen: readonly [number, number]
  disabled?: boolean
  /** After every stroke; undefined when it is empty again. */
  onSign: (signature: Blob | undefined) => void
  ref?: Ref<{ clear: () => void }>
}

/** Paper to sign on, by finger, pen or mouse: white in the dark too. */
export function SignatureCanvas({ label, pen, disabled, onSign, ref }: SignatureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(undefined)
  const latest = useRef(onSign)
  const [thin, thick] = pen
  useEffect(() => {
    latest.current = onSign
  })

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const style = getComputedStyle(element)
    const made = new Pad(element, {
      minWidth: thin,
      maxWidth: thick,
      penColor: style.getPropertyValue('--pad-ink').trim(),
      backgroundColor: style.getPropertyValue('--pad-paper').trim(),
    })
    pad.current = made
    const fit = () => {
      const strokes = made.toData()
      const ratio = Math.max(1, devicePixelRatio)
      element.width = element.offsetWidth * ratio
      element.height = element.offsetHeight * ratio
      element.getContext('2d')?.scale(ratio, ratio)
      made.clear()
      made.fromData(strokes)
    }
    const tell = () => element.toBlob((image) => latest.current(image ?? undefined), 'image/png')
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    made.addEventListener('endStroke', tell)
    return () => {
      watch.disconnect()
      made.off()
    }
  }, [thin, thick])

  useEffect(() => {
    if (disabled) pad.current?.off()
    else pad.current?.on()
  }, [disabled])

  useImperativeHandle(ref, () => ({ clear: () => pad.current?.clear() }))
  return <canvas ref={canvas} className="fr-canvas" role="img" aria-label={label} />
}
