import './slip.css'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { SlipLine } from '#modules/meals/order-shapes.ts'
import { usePaperWidth } from './paper-width.ts'

interface SlipSheetProps {
  lines: readonly SlipLine[]
  onDone: () => void
}

/** A slip on a roll of 58 or 80 mm, as long as what stands on it. */
export function SlipSheet({ lines, onDone }: SlipSheetProps) {
  const width = usePaperWidth()
  return (
    <PrintSheet width={`${width}mm`} isRoll onDone={onDone}>
      <div className="lb-print-page pl-slip" data-width={width}>
        {lines.map(({ kind, left, right }, nth) => (
          <p key={nth} data-kind={kind}>
            <span>{left}</span>
            {right && <span>{right}</span>}
          </p>
        ))}
      </div>
    </PrintSheet>
  )
}
