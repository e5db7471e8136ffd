import type { PlainKey } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { wayOf } from '#platform/web/list/taken-by.tsx'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import type { Happening } from '../contract.ts'

const temperatures: Record<string, PlainKey<'packageList'>> = { '0': 'room', '1': 'chilled', '2': 'frozen' }
const marks: Record<string, PlainKey<'packageList'>> = { true: 'yes', false: 'no' }

/** Everything that happened to a package, the newest first, with who, why, and the old values beside the new. */
export function PackageTimeline({ timeline }: { timeline: readonly Happening[] }) {
  const t = useTexts('packageList')
  return (
    <Timeline
      title={t('timeline')}
      lines={timeline.toReversed()}
      what={({ what }) => t(`what_${what}`)}
      more={({ handOver }) => {
        if (!handOver) return []
        return [handOver.takerName, wayOf(handOver), handOver.note]
      }}
      field={(name) => t(`field_${name}` as 'field_note')}
      value={(value, field) => {
        if (value === '') return field === 'recipient' ? t('wholeHousehold') : ''
        const key = field === 'temperature' ? temperatures[value] : marks[value]
        return key ? t(key) : value
      }}
    />
  )
}
