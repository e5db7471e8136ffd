import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import type { CarrierChange } from '../contract.ts'

/** What happened to the cards, phones and serial numbers of a household, the newest first. */
export function CarrierTimeline({ changes }: { changes: readonly CarrierChange[] }) {
  const t = useTexts('carriers')
  if (changes.length === 0) return null
  return (
    <Timeline
      title={t('history')}
      entries={changes.map((change, n) => ({
        key: `${change.at.getTime()} ${change.what} ${change.subject} ${n}`,
        at: change.at,
        what: t(`what_${change.what}`, { subject: change.subject }),
        more: <More one={change} />,
      }))}
    />
  )
}

function More({ one }: { one: CarrierChange }) {
  const t = useTexts('carriers')
  const came = one.what === 'cardBound' || one.what === 'phoneBound'
  const lines = [
    [one.residentName, one.by && t('by', { who: one.by })].filter(Boolean).join('　'),
    one.otherLabel && t(came ? 'movedFrom' : 'movedTo', { label: one.otherLabel }),
    one.reason && t('because', { reason: one.reason }),
  ].filter(Boolean)
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
