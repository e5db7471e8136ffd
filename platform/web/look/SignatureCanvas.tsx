import './signature.css'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import Pad from 'signature_pad'

export interface SignatureCanvasProps {
  label: string
  /** Width of the thinnest and the thickest line, px. */
  pen: readonly [number, number]
  disabled?: boolean
  /** After every stroke; undefined when it is empty again. */
  onSign: (signature: Blob | undefined) => void
  ref?: Ref<SignaturePaper>
}

export interface SignaturePaper {
  clear: () => void
  /** What is signed by now, also what `onSign` was not told yet; undefined when it is empty. */
  read: () => Promise<Blob | undefined>
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
    const tell = () => void pictureOf(element, made).then((image) => latest.current(image))
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

  useImperativeHandle(ref, () => ({
    clear: () => pad.current?.clear(),
    async read() {
      const made = pad.current
      return canvas.current && made && !made.isEmpty() ? pictureOf(canvas.current, made) : undefined
    },
  }))
  return <canvas ref={canvas} className="lb-canvas" role="img" aria-label={label} />
}

/** Paper around the ink, px. */
const MARGIN = 24

/** The signature as a PNG, cut to its ink, so that it is as large as it can be wherever it is shown. */
function pictureOf(canvas: HTMLCanvasElement, pad: Pad): Promise<Blob | undefined> {
  const points = pad.toData().flatMap((stroke) => stroke.points)
  const ratio = canvas.width / canvas.offsetWidth
  const span = (values: number[], most: number): [number, number] => {
    const from = Math.max(0, Math.min(...values) - MARGIN) * ratio
    return [from, Math.min(most, (Math.max(...values) + MARGIN) * ratio) - from]
  }
  const [x, width] = span(
    points.map((point) => point.x),
    canvas.width,
  )
  const [y, height] = span(
    points.map((point) => point.y),
    canvas.height,
  )
  const cut = document.createElement('canvas')
  cut.width = Math.max(1, Math.round(width))
  cut.height = Math.max(1, Math.round(height))
  cut.getContext('2d')?.drawImage(canvas, x, y, width, height, 0, 0, cut.width, cut.height)
  return new Promise((resolve) => cut.toBlob((image) => resolve(image ?? undefined), 'image/png'))
}
