import { Link } from '@tanstack/react-router'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakDuration, writeTime } from '#platform/web/look/speak-time.ts'
import type { InsideListProps } from './InsideList.tsx'
import { openLending } from './public.ts'
import type { InsideRow } from './use-inside.ts'

interface InsideColumns extends Omit<InsideListProps, 'onAct'> {
  rows: readonly InsideRow[]
  now: number
  /** What somebody has that is not theirs, in words. */
  holds: (row: InsideRow) => string
  onAct: (row: InsideRow) => void
}

/** The columns of whoever is inside: who, since when, what each holds, and the way out. */
export function useInsideColumns(given: InsideColumns): readonly Column<InsideRow>[] {
  const { rows, now, holds, act, isLocked, onAct, onAway } = given
  const t = useTexts('visitorsInside')
  const acts: Column<InsideRow> = {
    head: t(act === 'leave' ? 'act' : 'choose'),
    className: 'vi-acts',
    width: 196,
    align: 'end',
    phone: 'end',
    cell: (row) => {
      const who = row.name || row.label || t('noHousehold')
      const nth = rows.indexOf(row)
      return (
        <>
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
            aria-disabled={isLocked(row.visitorId) || undefined}
            onClick={() => !isLocked(row.visitorId) && onAct(row)}
          >
            {t(act ?? 'choose')}
            {act === 'choose' && nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
          </button>
        </>
      )
    },
  }
  return [
    {
      head: t('who'),
      phone: 'first',
      cell: (row) => (
        <>
          <Link className="vi-who" to={visitorPath(row.visitorId)} onClick={onAway}>
            <HouseholdName label={row.label || t('noHousehold')} names={row.name} />
          </Link>
          <span className="vi-second">{[row.plate, row.remark].filter(Boolean).join('　')}</span>
        </>
      ),
    },
    {
      head: t('since'),
      className: 'vi-since',
      width: 150,
      phone: 'under',
      cell: (row) => (
        <b className="lb-since" title={writeTime(row.arrivedAt)}>
          {speakDuration(now - row.arrivedAt.getTime())}
        </b>
      ),
    },
    { head: t('holds'), className: 'vi-holds', width: 250, phone: 'line', cell: holds },
    ...(act ? [acts] : []),
  ]
}
