import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { CourierItem } from '../contract.ts'
import { StateMark } from './StateMark.tsx'

/** The columns of returns and outgoing parcels; `byTaken`: they are told by when a courier took them. */
export function useItemColumns(rows: readonly CourierItem[], byTaken: boolean): Column<CourierItem>[] {
  const t = useTexts('courierItems')
  const marks = useHouseholdMarks(rows.flatMap((row) => row.householdId ?? []))
  const at = (row: CourierItem) => (byTaken ? row.handedOverAt : row.arrivedAt)
  return [
    { head: t('serial'), width: 76, phone: 'under', cell: (row) => <b>{row.serialNumber}</b> },
    {
      head: t('senderShort'),
      className: 'rt-who',
      phone: 'first',
      cell: (row) => (
        <>
          <HouseholdName label={row.label || t('desk')} names={row.senderName} />
          <HouseholdMarks household={marks?.get(row.householdId ?? '')} name={row.senderName} />
        </>
      ),
    },
    {
      head: t('courier'),
      width: 112,
      phone: 'line',
      cell: (row) => row.courierName || <span className="lb-faint">{t('courierNone')}</span>,
    },
    {
      head: t('trackingNumber'),
      width: 108,
      drops: 'narrow',
      phone: 'none',
      whole: (row) => row.trackingNumber,
      cell: (row) => shortenBarcode(row.trackingNumber),
    },
    {
      head: `${t('position')}　${t('note')}`,
      className: 'rt-note',
      drops: 'narrow',
      phone: 'none',
      cell: (row) => (
        <>
          {[row.shelfPosition, row.note].filter(Boolean).join('　')}
          {row.pieceCount > 1 && (
            <Marks>
              <Mark kind="plain">{t('pieceCount', { count: row.pieceCount })}</Mark>
            </Marks>
          )}
        </>
      ),
    },
    {
      head: t(byTaken ? 'taken' : 'arrived'),
      width: [116, 124],
      phone: 'underEnd',
      whole: (row) => writeTime(at(row) ?? row.arrivedAt),
      cell: (row) => speakTime(at(row) ?? row.arrivedAt),
    },
    { head: t('state'), width: 88, phone: 'end', cell: (row) => <StateMark item={row} /> },
  ]
}
