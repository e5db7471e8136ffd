import { changedFields, targets, type VisitTarget } from '#modules/visitors/visits/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { VisitorDetail } from './use-visits.ts'

const isField = (name: string): name is (typeof changedFields)[number] =>
  (changedFields as readonly string[]).includes(name)
const isTarget = (value: string): value is VisitTarget => (targets as readonly string[]).includes(value)

/** What happened to a visit, the newest first, with the old values of what was changed. */
export function VisitTimeline({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('oneVisitor')
  const visits = useTexts('visits')
  const said = (field: string, value: string) =>
    field === 'target' && isTarget(value) ? visits(`target_${value}`) : value || t('empty')
  const entries = visitor.timeline.map((item, nth) => ({
    key: String(nth),
    at: item.at,
    what: t(`what_${item.what}`),
    more: (
      <>
        {item.by && <p>{t('by', { who: item.by })}</p>}
        {item.reason && <p>{t('because', { reason: item.reason })}</p>}
        {item.changes.map(({ field, before, after }) => (
          <p key={field}>
            {t('changed', {
              field: isField(field) ? t(`field_${field}`) : field,
              before: said(field, before),
              after: said(field, after),
            })}
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
