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
  return (
    <Panel className="vp-timeline">
      <Timeline
        title={t('timeline')}
        lines={visitor.timeline.toReversed()}
        what={({ what }) => t(`what_${what}`)}
        field={(name) => (isField(name) ? t(`field_${name}`) : name)}
        value={(value, field) => (field === 'target' && isTarget(value) ? visits(`target_${value}`) : value)}
      />
    </Panel>
  )
}
