import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { RegisteredPackage } from '../contract.ts'
import {
  Label,
  labelCode,
  type Piece,
  prepareBarcodes,
  useBarcode,
} from '#modules/parcels/package-settings/web/public.ts'

interface Job {
  id: number
  content: RegisteredPackage
  piece: Piece
}

/** Milliseconds that the page has for itself before the library of barcodes is loaded. */
const pageFirst = 4000

/** Prints labels, each on its own sheet, in their order; `sheet` must be rendered somewhere. */
export function useLabels(): { print: (content: RegisteredPackage) => void; sheet: ReactNode } {
  const [jobs, setJobs] = useState<readonly Job[]>([])
  const count = useRef(0)
  useEffect(() => {
    const timer = setTimeout(prepareBarcodes, pageFirst)
    return () => clearTimeout(timer)
  }, [])
  const print = useCallback((content: RegisteredPackage) => {
    // Every piece of an item gets its own label.
    const of = content.pieceCount
    const more = Array.from({ length: of }, (_, nth) => ({
      id: ++count.current,
      content,
      piece: { nth: nth + 1, of },
    }))
    setJobs((now) => [...now, ...more])
  }, [])
  const [job] = jobs
  const sheet = job && (
    <LabelSheet
      key={job.id}
      content={job.content}
      piece={job.piece}
      waited={jobs.length > 1}
      onDone={() => setJobs((now) => now.filter((item) => item.id !== job.id))}
    />
  )
  return { print, sheet }
}

interface LabelSheetProps {
  content: RegisteredPackage
  piece: Piece
  /** Another label waits for this one. */
  waited: boolean
  onDone: () => void
}

/** Waits for the barcode, then prints. A browser that never says that it has printed does not hold up the next label. */
function LabelSheet({ content, piece, waited, onDone }: LabelSheetProps) {
  const bars = useBarcode(labelCode(content.serialNumber))
  const [printed, setPrinted] = useState(false)
  const ready = bars !== undefined
  useEffect(() => {
    if (!ready) return
    // The sheet prints in the first frame after it is drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setPrinted(true))
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready])
  const next = printed && waited
  useEffect(() => {
    if (next) onDone()
  }, [next, onDone])
  if (!ready) return null
  return (
    <PrintSheet width="50mm" height="30mm" onDone={onDone}>
      <div className="lb-print-page">
        <Label content={content} piece={piece} bars={bars} />
      </div>
    </PrintSheet>
  )
}
