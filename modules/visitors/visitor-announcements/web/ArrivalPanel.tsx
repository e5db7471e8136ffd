import './notice-texts.ts'
import './arrival-notices.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { ArrivalList } from './ArrivalList.tsx'
import { useArrivals } from './use-arrivals.ts'

/** Who stands at the door, as a panel of the duty board; folded away it is one line. */
export function ArrivalPanel() {
  const t = useTexts('arrivalNotices')
  const arrivals = useArrivals()
  const [isFolded, setFolded] = useState(false)
  const count = arrivals.shown.length
  if (count === 0) return null
  if (!isFolded) return <ArrivalList arrivals={arrivals} onFold={() => setFolded(true)} />
  return (
    <button
      type="button"
      className="an-line"
      aria-label={t('unfold', { count })}
      onClick={() => setFolded(false)}
    >
      <Icon name="bell" /> {t('title')} <b>{count}</b>
    </button>
  )
}
