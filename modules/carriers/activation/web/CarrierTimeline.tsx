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
      entries={changes.map((one, n) => ({
        key: `${one.at.getTime()} ${one.what} ${one.subject} ${n}`,
        at: one.at,
        what: t(`what_${one.what}`, { subject: one.subject }),
        more: <More one={one} />,
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
