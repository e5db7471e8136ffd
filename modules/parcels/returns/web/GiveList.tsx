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
      {items.map((item) => (
        <li key={item.itemId}>
          <Checkbox
            className="gd-item"
            checked={!left.has(item.itemId)}
            onChange={() => onToggle(item.itemId)}
          >
            <span className="gd-what">
              <span>
                <b className="gd-serial">{item.serialNumber}</b>
                <HouseholdName label={item.label || t('desk')} names={item.senderName} />
              </span>
              <span className="lb-14 lb-quiet">
                {[item.shelfPosition, shortenBarcode(item.trackingNumber), item.note]
                  .filter(Boolean)
                  .join('　')}
              </span>
            </span>
            <Marks>
              <Mark kind="note">{t(`kind_${item.kind}`)}</Mark>
              {item.pieceCount > 1 && <Mark kind="plain">{t('pieceCount', { count: item.pieceCount })}</Mark>}
              {item.cashOnDelivery > 0 && <Mark kind="cashOnDelivery">{t('cashOnDelivery')}</Mark>}
            </Marks>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
