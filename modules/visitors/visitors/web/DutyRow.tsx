import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakDuration, writeTime } from '#platform/web/look/speak-time.ts'
import type { Visitor } from '#modules/visitors/visits/contract.ts'
import { openCurrentVisitors, openLeave } from './public.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface DutyRowProps {
  one: Visitor
  now: number
  /** Whether a press opens the leaving; else the list. */
  mayHandle: boolean
}

/** Somebody inside: whom they visit and why, who they are, how long; pale yellow from 3 hours, pale red from 6 (R172, R173). */
export function DutyRow({ one, now, mayHandle }: DutyRowProps) {
  const t = useTexts('visitorsDuty')
  const { visitorId, label, reason, name, firm, people, arrived, stillOut } = one
  const arrivedAt = arrived?.arrivedAt ?? one.createdAt
  const who = firm || name
  const pledge = arrived?.pledgeKind
    ? t(arrived.pledgeSlot ? 'pledgeAt' : 'pledge', { kind: arrived.pledgeKind, slot: arrived.pledgeSlot })
    : ''
  const detail = [
    people > 1 && who ? t('count', { who, count: people }) : who,
    pledge,
    stillOut > 0 && t('lent', { count: stillOut }),
  ]
  return (
    <li className={overdue(arrivedAt, now)}>
      <button
        type="button"
        className="vy-row"
        onClick={() => (mayHandle ? openLeave(visitorId) : openCurrentVisitors())}
      >
        <span className="vy-who lb-grid lb-min">
          <HouseholdName label={label || reason} names={label ? reason : ''} />
          <span className="lb-14 lb-quiet">{inRow(detail, '，')}</span>
        </span>
        <span className="vy-time lb-since" title={writeTime(arrivedAt)}>
          {speakDuration(now - arrivedAt.getTime())}
        </span>
        <span className="lb-sr">{t('open')}</span>
      </button>
    </li>
  )
}
