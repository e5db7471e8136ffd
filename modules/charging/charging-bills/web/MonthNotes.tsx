import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import type { ChargingMonth } from '../contract.ts'

/** What stands in the way of a month: sessions that wait for review, of nobody's household, before any rates. */
export function MonthNotes({ of: month }: { of: ChargingMonth }) {
  const t = useTexts('chargingBillsPage')
  const waits = month.state !== 'invoiced' && month.unsettledCount > 0
  const notes = [
    ...(waits ? [t('unsettled', { count: month.unsettledCount })] : []),
    ...(month.nobodyCount ? [t('nobody', { count: month.nobodyCount })] : []),
    ...(month.unpricedCount ? [t('unpriced', { count: month.unpricedCount })] : []),
  ]
  if (!notes.length && !month.runId) return null
  return (
    <div className="lb-stack lb-gap-8 lb-below-16">
      {notes.map((sentence) => (
        <Note key={sentence} tone="wait">
          {sentence}
        </Note>
      ))}
      {month.runId && (
        <Note
          act={
            <Link className="lb-link" to="/mgmt/management_control">
              {t('toFees')}
            </Link>
          }
        >
          {t('inFees')}
        </Note>
      )}
    </div>
  )
}
