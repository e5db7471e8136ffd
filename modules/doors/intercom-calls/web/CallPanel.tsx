import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Call } from '../contract.ts'
import { money, outcomeOf } from './call-words.ts'
import { SnapshotLink } from './SnapshotLink.tsx'

interface CallPanelProps {
  call: Call
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A call with the parts of its chain. */
export function CallPanel({ call, ...ways }: CallPanelProps) {
  const t = useTexts('intercomCallsPage')
  return (
    <DetailPanel label={call.label || call.fromName} title={call.label || call.fromName} {...ways}>
      <Facts
        rows={[
          [t('time'), writeTime(call.startedAt)],
          [t('kind'), t(`kind_${call.kind}`)],
          [t('from'), call.fromName],
          [t('result'), outcomeOf(call)],
          [t('openedAt'), call.doorOpenedAt && writeTime(call.doorOpenedAt)],
          [t('paid'), call.paidSeconds > 0 && t('seconds', { seconds: call.paidSeconds })],
          [t('costLabel'), call.costCents > 0 && t('cost', { cost: money(call.costCents) })],
        ]}
      />
      <SnapshotLink call={call} />
      <h3 className="lb-above-16">{t('chain')}</h3>
      <ol className="lb-divided">
        {call.legs.map(({ nth, kind, target, seconds, outcome }) => (
          <li key={nth} className="lb-line lb-gap-8 lb-inner-10">
            <span className="lb-grow lb-min">
              <b>{t(`leg_${kind}`)}</b> <small className="lb-quiet">{target}</small>
            </span>
            <small className="lb-quiet">{t('seconds', { seconds })}</small>
            <Mark kind={outcome === 'answered' ? 'done' : 'plain'}>{t(`outcome_${outcome}`)}</Mark>
          </li>
        ))}
      </ol>
    </DetailPanel>
  )
}
