import { Link } from '@tanstack/react-router'
import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakDuration, writeTime } from '#platform/web/look/speak-time.ts'
import { openLending } from './public.ts'
import type { InsideRow } from './use-inside.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'

export interface InsideTableRowProps {
  row: InsideRow
  nth: number
  now: number
  /** The kind of card that the desk keeps. */
  pledge: string | undefined
  /** What is not back yet. */
  things: readonly { lendableId: string; name: string; stillOut: number }[]
  act: 'leave' | 'choose' | undefined
  isLocked: boolean
  onAct: () => void
  onAway: () => void
}

/** Somebody inside: pale yellow from 3 hours, pale red from 6 (R172, R173). */
export function InsideTableRow(props: InsideTableRowProps) {
  const { row, nth, now, pledge, things, act, isLocked, onAct, onAway } = props
  const t = useTexts('visitorsInside')
  const who = row.name || row.label || t('noHousehold')
  const holds = [
    row.cardCode && t('holdsCard'),
    pledge && t('holdsPledge', { kind: pledge }),
    ...things.map(({ name, stillOut }) => t('holdsThing', { name, count: stillOut })),
  ].filter(Boolean)
  return (
    <tr className={overdue(row.arrivedAt, now, 'lb-row')}>
      <td>
        <Link className="vi-who" to={visitorPath(row.visitorId)} onClick={onAway}>
          <HouseholdName label={row.label || t('noHousehold')} names={row.name} />
        </Link>
        <span className="vi-second">{[row.plate, row.remark].filter(Boolean).join('　')}</span>
      </td>
      <td className="vi-since">
        <b title={writeTime(row.arrivedAt)}>{speakDuration(now - row.arrivedAt.getTime())}</b>
      </td>
      <td className="vi-holds">{holds.join('　')}</td>
      {act && (
        <td className="vi-acts">
          {act === 'leave' && (
            <button
              type="button"
              className="lb-quiet-button"
              aria-label={t('lendOf', { who })}
              onClick={() => openLending(row.visitorId)}
            >
              {t('lend')}
            </button>
          )}
          <button
            type="button"
            className="lb-button lb-button-default lb-button-middle"
            aria-label={t(act === 'leave' ? 'leaveOf' : 'chooseOf', { who })}
            aria-disabled={isLocked || undefined}
            onClick={() => !isLocked && onAct()}
          >
            {t(act)}
            {act === 'choose' && nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
          </button>
        </td>
      )}
    </tr>
  )
}
