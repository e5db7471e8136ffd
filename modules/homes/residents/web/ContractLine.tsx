import './contract-texts.ts'
import './contracts.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { daysUntil, speakDay } from './days.ts'

/** Until when a renter's contract holds; amber in its last 30 days and after it. */
export function ContractLine({ until }: { until: string }) {
  const t = useTexts('residentContracts')
  const days = daysUntil(until)
  const day = speakDay(until)
  if (days > 30) return <span className="lb-14 lb-quiet">{t('until', { day })}</span>
  return (
    <span className="lb-14 rc-amber">
      <Icon name="clock" size={16} />
      {days < 0 ? t('over', { day }) : days === 0 ? t('today') : t('left', { day, days })}
    </span>
  )
}
