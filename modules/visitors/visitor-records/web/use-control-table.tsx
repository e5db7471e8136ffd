import type { Given } from '#platform/contract/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column, TableProps } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakDuration, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import type { visitorRecords } from '../contract.ts'
import { cardUnused, piecesOf, tagWords } from './old-note.ts'

type OldRow = Given<typeof visitorRecords.calls.listForOldPage>['data'][number]

/** The table of the older page of whoever is inside; three hours are pale yellow, six pale red (R172, R173). `onLeave` is absent for whoever only looks. */
export function useControlTable(onLeave?: (visitorId: string) => void): TableProps<OldRow> {
  const t = useTexts('visitRecord')
  const now = useMinute()
  const shadeOf = (row: OldRow) => overdue(row.arrivedAt, now) ?? ''
  const leave: Column<OldRow> = {
    head: t('leave'),
    width: 92,
    align: 'end',
    phone: 'underEnd',
    isActs: true,
    cell: (row) => (
      <Button
        size="small"
        aria-label={t('leaveOf', { who: row.name || row.vendor || row.label })}
        onClick={() => onLeave?.(row.visitorId)}
      >
        {t('leave')}
      </Button>
    ),
  }
  return {
    rowClass: shadeOf,
    columns: [
      {
        head: t('registeredAt'),
        className: 'vt-time',
        width: 224,
        phone: 'under',
        whole: (row) => writeTime(row.arrivedAt),
        cell: (row) => (
          <>
            {speakTime(row.arrivedAt)}
            <span className="vt-stay lb-since">{speakDuration(now - row.arrivedAt.getTime())}</span>
          </>
        ),
      },
      {
        head: t('household'),
        width: [168, 156],
        phone: 'first',
        cell: (row) => <HouseholdName label={row.label} />,
      },
      { head: t('guest'), width: [132, 96], phone: 'end', cell: (row) => row.name },
      { head: t('vendor'), width: 150, drops: 'narrow', phone: 'none', cell: (row) => row.vendor },
      {
        head: t('note'),
        className: 'ct-note',
        phone: 'line',
        whole: (row) => row.note,
        cell: (row) =>
          piecesOf(row.note).map(({ tag, words }) => (
            <span key={tag}>
              <i>{tag in tagWords ? t(tagWords[tag as keyof typeof tagWords]) : tag}</i>
              {words}
            </span>
          )),
      },
      {
        head: t('card'),
        width: [86, 78],
        phone: 'none',
        cell: (row) => t(row.cardUse === cardUnused ? 'cardUnused' : 'cardUsed'),
      },
      ...(onLeave ? [leave] : []),
    ],
  }
}
