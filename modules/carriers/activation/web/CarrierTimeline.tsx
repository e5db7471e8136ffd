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
      lines={changes}
      what={({ what, subject }) => t(`what_${what}`, { subject })}
      more={({ what, residentName, otherLabel }) => [
        residentName,
        otherLabel && t(what.endsWith('Bound') ? 'movedFrom' : 'movedTo', { label: otherLabel }),
      ]}
    />
  )
}
