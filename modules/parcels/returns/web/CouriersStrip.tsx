import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Toolbar } from '#platform/web/look/Toolbar.tsx'

export interface CouriersStripProps {
  couriers: readonly { courierName: string; returns: number; outgoing: number }[]
  onCourier: (courierName: string) => void
}

/** A courier is at the desk: one press opens everything that waits for them. */
export function CouriersStrip({ couriers, onCourier }: CouriersStripProps) {
  const t = useTexts('courierItems')
  const named = couriers.filter((courier) => courier.courierName)
  if (named.length === 0) return null
  return (
    <Toolbar className="rt-strip" aria-label={t('couriersCome')}>
      <span className="lb-14 lb-quiet" title={t('couriersComeText')}>
        {t('couriersCome')}
      </span>
      {named.map(({ courierName, returns, outgoing }) => (
        <button key={courierName} type="button" onClick={() => onCourier(courierName)}>
          <b>{courierName}</b>
          <span>
            {[
              returns > 0 && `${t('kind_return')} ${returns}`,
              outgoing > 0 && `${t('kind_outgoing')} ${outgoing}`,
            ]
              .filter(Boolean)
              .join('　')}
          </span>
        </button>
      ))}
    </Toolbar>
  )
}
