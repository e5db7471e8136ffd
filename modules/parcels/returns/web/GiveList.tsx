import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import type { CourierItem } from '../contract.ts'

export interface GiveListProps {
  items: readonly CourierItem[]
  /** Those that are not ticked. */
  left: ReadonlySet<string>
  loading: boolean
  onToggle: (itemId: string) => void
}

/** What the courier may take, everything ticked at first. */
export function GiveList({ items, left, loading, onToggle }: GiveListProps) {
  const t = useTexts('courierItems')
  if (loading) return <SkeletonRows columns={[44, 200, 80]} rows={4} />
  if (items.length === 0) return <p className="lb-quiet gd-list">{t('giveNothing')}</p>
  return (
    <ul className="gd-list" aria-label={t('giveList')}>
      {items.map((one) => (
        <li key={one.itemId}>
          <Checkbox className="gd-item" checked={!left.has(one.itemId)} onChange={() => onToggle(one.itemId)}>
            <span className="gd-what">
              <span>
                <b className="gd-serial">{one.serialNumber}</b>
                <HouseholdName label={one.label || t('desk')} names={one.senderName} />
              </span>
              <span className="lb-14 lb-quiet">
                {[one.shelfPosition, shortenBarcode(one.trackingNumber), one.note].filter(Boolean).join('　')}
              </span>
            </span>
            <Marks>
              <Mark kind="note">{t(`kind_${one.kind}`)}</Mark>
              {one.pieceCount > 1 && <Mark kind="plain">{t('pieceCount', { count: one.pieceCount })}</Mark>}
              {one.cashOnDelivery > 0 && <Mark kind="cashOnDelivery">{t('cashOnDelivery')}</Mark>}
            </Marks>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
