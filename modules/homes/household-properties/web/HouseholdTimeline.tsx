import './household-texts.ts'
import { useHouseholdParts } from '#platform/web/frame/use-household-parts.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Happening } from '../shapes.ts'
import { useTimeline } from './use-properties.ts'

/** Everything that was changed of a household, the newest first: what, from what, by whom, why. */
export function HouseholdTimeline({ householdId }: { householdId: string }) {
  const t = useTexts('householdTree')
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
      entries={data.map((row) => ({
        key: `${row.at.getTime()} ${row.what} ${row.otherLabel}`,
        at: row.at,
        what: t(`what_${row.what}`, { label: row.otherLabel }),
        more: <More one={row} />,
      }))}
    />
  )
}

function More({ one }: { one: Happening }) {
  const t = useTexts('householdTree')
  const parts = useHouseholdParts()
  const word = (value: string) =>
    value === 'true' ? t('yes') : value === 'false' ? t('no') : value || t('empty')
  const lines = [
    t('by', { who: one.by }),
    one.reason && t('because', { reason: one.reason }),
    ...one.changes.map(({ field, before, after }) => {
      const view = parts.find((part) => field === `moved.${part.name}`)
      const called = view ? textOf(view.label) : t(`field_${field}` as 'field_label')
      const words = { field: called, before: word(before), after: word(after) }
      return before || !field.startsWith('moved.')
        ? t(one.what === 'added' ? 'fieldSet' : 'fieldChanged', words)
        : t('fieldSet', words)
    }),
  ].filter(Boolean)
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
