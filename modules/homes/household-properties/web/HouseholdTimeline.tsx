import './household-texts.ts'
import { useHouseholdParts } from '#platform/web/frame/use-household-parts.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { useTimeline } from './use-properties.ts'

/** Everything that was changed of a household, the newest first: what, from what, by whom, why. */
export function HouseholdTimeline({ householdId }: { householdId: string }) {
  const t = useTexts('householdTree')
  const parts = useHouseholdParts()
  const { data, isError, refetch } = useTimeline(householdId)
  if (!data && isError)
    return (
      <p className="lb-quiet">
        {t('timelineFailed')}{' '}
        <button type="button" className="lb-link" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    )
  if (!data) return <SkeletonRows columns={[120, 200]} rows={2} />
  if (!data.length) return <p className="lb-faint">{t('noTimeline')}</p>
  return (
    <Timeline
      title={t('timeline')}
      lines={data}
      what={({ what, otherLabel }) => t(`what_${what}`, { label: otherLabel })}
      field={(name) => {
        const part = parts.find((part) => name === `moved.${part.name}`)
        return part ? textOf(part.label) : t(`field_${name}` as 'field_label')
      }}
      value={(value) => (value === 'true' ? t('yes') : value === 'false' ? t('no') : value)}
      isFirst={({ field, before }, { what }) => (field.startsWith('moved.') ? !before : what === 'added')}
    />
  )
}
