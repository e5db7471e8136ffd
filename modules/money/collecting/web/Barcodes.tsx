import './collecting.css'
import { useMemo } from 'react'
import { barsOf } from '#platform/web/look/bars.ts'

/** Barcodes as a shop scans them, Code 39, one below the other; black on white whatever the theme. */
export function Barcodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="co-barcodes">
      {codes.map((code) => (
        <Barcode key={code} code={code} />
      ))}
    </div>
  )
}

function Barcode({ code }: { code: string }) {
  const { width, path } = useMemo(() => barsOf(code, 'code39'), [code])
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={code}
      >
        <path d={path} />
      </svg>
      <figcaption>{code}</figcaption>
    </figure>
  )
}
