import './item-label.css'
import { useBarcode } from '#modules/parcels/package-settings/web/public.ts'
import { maskName } from '#platform/contract/masking.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { CourierItem } from '../contract.ts'

/** Prints the shelf label of an item once, 50x30 mm; the sender's name is masked. */
export function ItemLabelSheet({ item, onDone }: { item: CourierItem; onDone: () => void }) {
  const t = paperTexts('registerItems')
  const tc = paperTexts('courierItems')
  const bars = useBarcode(item.serialNumber)
  // A sheet prints as soon as it is drawn: it waits for the bars; null is a label without them.
  if (bars === undefined) return null
  return (
    <PrintSheet width="50mm" height="30mm" onDone={onDone}>
      <div className="lb-print-page">
        <div className="il">
          <div>
            <b className="il-serial">{item.serialNumber}</b>
            <span className="il-kind">{tc(`kind_${item.kind}`)}</span>
          </div>
          <div>
            <b>{item.label || t('desk')}</b>
            <span>{item.senderName && maskName(item.senderName)}</span>
          </div>
          <div>
            <b>{item.courierName || tc('courierNone')}</b>
            {item.pieceCount > 1 && <span>{t('labelPieces', { count: item.pieceCount })}</span>}
            {item.shelfPosition && <span className="il-position">{item.shelfPosition}</span>}
          </div>
          {bars && (
            <svg
              className="il-bars"
              viewBox={`0 0 ${bars.width} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={bars.path} />
            </svg>
          )}
          <div className="il-foot">
            <span>{writeTime(item.arrivedAt)}</span>
            <span>{shortenBarcode(item.trackingNumber)}</span>
          </div>
        </div>
      </div>
    </PrintSheet>
  )
}
