import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { wayOf } from '#platform/web/list/taken-by.tsx'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import type { TimelineEntry } from '../contract.ts'

const temperatures = ['room', 'chilled', 'frozen'] as const

/** Everything that happened to a deposit, the newest first, with the old values of what was corrected. */
export function DepositTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTexts('depositRecords')
  return (
    <Timeline
      title={t('timeline')}
      lines={entries.toReversed()}
      what={({ what }) => t(`what_${what}`)}
      more={(entry) => [entry.takerName, wayOf(entry), entry.note]}
      field={(name) => t(`field_${name}` as 'field_note')}
      value={(value, field) =>
        field === 'temperature' ? t(temperatures[Number(value) as 0 | 1 | 2] ?? 'room') : value
      }
      below={({ signaturePath, photoPath, at }) => (
        <StoredPictures
          size="large"
          pictures={[
            { path: signaturePath, title: t('signature'), at, isSignature: true },
            { path: photoPath, title: t('photo'), at },
          ].filter(({ path }) => path)}
        />
      )}
    />
  )
}
