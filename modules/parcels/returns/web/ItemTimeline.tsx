import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import type { Happening } from '../contract.ts'
import { useFieldWords } from './use-field-words.ts'

/** Everything that happened to an item, the newest first: who, when, why, what was changed, and who signed. */
export function ItemTimeline({ timeline }: { timeline: readonly Happening[] }) {
  const t = useTexts('courierItems')
  return (
    <Timeline
      title={t('timeline')}
      entries={timeline.toReversed().map((item) => ({
        key: `${item.at.getTime()} ${item.what}`,
        at: item.at,
        what: t(item.what),
        more: <More one={item} />,
      }))}
    />
  )
}

function More({ one }: { one: Happening }) {
  const t = useTexts('courierItems')
  const { wordOf, shown } = useFieldWords()
  const lines = [
    one.by && t('by', { who: one.by }),
    one.courierPerson && t('signedBy', { who: one.courierPerson }),
    one.note,
    one.reason && t('reason', { reason: one.reason }),
    ...one.changes.map(({ field, before, after }) =>
      t('changed', { field: wordOf(field), before: shown(field, before), after: shown(field, after) }),
    ),
  ].filter(Boolean)
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {one.signaturePath && (
        <StoredPictures
          size="large"
          pictures={[{ path: one.signaturePath, title: t('signature'), at: one.at, isSignature: true }]}
        />
      )}
    </>
  )
}
