import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Toolbar } from '#platform/web/look/Toolbar.tsx'

export interface CouriersStripProps {
  couriers: readonly { courierName: string; returns: number; outgoing: number }[]
  onCourier: (courierName: string) => void
}

/** A courier is at the desk: one press, or Alt 1–9, opens everything that waits for them. */
export function CouriersStrip({ couriers, onCourier }: CouriersStripProps) {
  const t = useTexts('courierItems')
  const named = couriers.filter((courier) => courier.courierName)
  useItemKeys(named.length, (nth) => onCourier(named[nth]?.courierName ?? ''), 'courierItems:courierKey')
  if (named.length === 0) return null
  return (
    <Toolbar className="rt-strip" aria-label={t('couriersCome')}>
      <span className="lb-14 lb-quiet" title={t('couriersComeText')}>
        {t('couriersCome')}
      </span>
      {named.map(({ courierName, returns, outgoing }, nth) => (
        <button
          key={courierName}
          type="button"
          aria-keyshortcuts={nth < 9 ? `Alt+${nth + 1}` : undefined}
          onClick={() => onCourier(courierName)}
        >
          <b>{courierName}</b>
          <span>
            {[
              returns > 0 && `${t('kind_return')} ${returns}`,
              outgoing > 0 && `${t('kind_outgoing')} ${outgoing}`,
            ]
              .filter(Boolean)
              .join('　')}
          </span>
          {nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
        </button>
      ))}
    </Toolbar>
  )
}
