import './qr-code.css'
import { useMemo } from 'react'
import { qrPathOf } from './qr-path.ts'

/** Of the size, on each side: at least the four modules that readers want around a code of any size. */
const quiet = 0.16

/** A QR code, black on white in the dark look too, as large as its place. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => qrPathOf(content), [content])
  const edge = Math.ceil(size * quiet)
  return (
    <svg
      className="lb-qr"
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${size + 2 * edge} ${size + 2 * edge}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fillRule="evenodd" />
    </svg>
  )
}
