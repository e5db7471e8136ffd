import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { VisitorDetail } from './use-visits.ts'

/** What happened to a visit, the newest first, with the old values of what was changed. */
export function VisitTimeline({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('oneVisitor')
  const entries = visitor.timeline.map((one, nth) => ({
    key: String(nth),
    at: one.at,
    what: t(`what_${one.what}`),
    more: (
      <>
        {one.by && <p>{t('by', { who: one.by })}</p>}
        {one.reason && <p>{t('because', { reason: one.reason })}</p>}
        {one.changes.map(({ field, before, after }) => (
          <p key={field}>
            {t('changed', { field, before: before || t('empty'), after: after || t('empty') })}
          </p>
        ))}
      </>
    ),
  }))
  return (
    <Panel className="vp-timeline">
      <Timeline title={t('timeline')} entries={entries.toReversed()} />
    </Panel>
  )
}
