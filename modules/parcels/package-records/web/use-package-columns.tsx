import { useMemo } from 'react'
import { useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { PackageRecord } from '../contract.ts'
import { MarksOfHousehold, PackageMarks, StateMark } from './PackageCells.tsx'

/** The columns of the package list; `byHandOver`: it shows when packages were handed over. The same ones while nothing changes, so that rows are not drawn again. */
export function usePackageColumns(
  rows: readonly PackageRecord[],
  byHandOver: boolean,
): readonly Column<PackageRecord>[] {
  const t = useTexts('packageList')
  const marks = useHouseholdMarks(rows.map((row) => row.householdId))
  return useMemo(() => {
    const at = (row: PackageRecord) => (byHandOver && row.handedOverAt) || row.arrivedAt
    return [
      {
        head: t('serialNumber'),
        className: 'pl-serial',
        width: 76,
        cell: (row) => <b>{row.serialNumber}</b>,
      },
      {
        head: t('household'),
        className: 'pl-household',
        cell: (row) => <HouseholdName label={row.label} />,
      },
      { head: t('recipient'), className: 'pl-who', cell: (row) => row.name || t('wholeHousehold') },
      { head: t('kind'), className: 'pl-kind', cell: (row) => row.kindName },
      {
        head: t('marks'),
        className: 'pl-marks',
        cell: (row) => (
          <span className="pl-marks-line">
            <PackageMarks one={row} />
            {row.state === 'waiting' && <MarksOfHousehold one={row} marked={marks?.get(row.householdId)} />}
          </span>
        ),
      },
      {
        head: t('code'),
        className: 'lb-quiet',
        width: 112,
        drops: 'beside narrow',
        whole: (row) => row.trackingNumber,
        cell: (row) => shortenBarcode(row.trackingNumber),
      },
      {
        head: t('note'),
        className: 'lb-quiet',
        drops: 'beside narrow',
        whole: (row) => row.plainNote,
        cell: (row) => row.plainNote,
      },
      { head: t('position'), className: 'pl-position', width: 76, cell: (row) => row.shelfPosition },
      {
        head: t(byHandOver ? 'handedOverAt' : 'arrivedAt'),
        className: 'pl-time lb-quiet',
        width: 122,
        isOrder: true,
        cell: (row) => (
          <time dateTime={at(row).toISOString()} title={writeTime(at(row))}>
            {speakTime(at(row))}
          </time>
        ),
      },
      { head: t('state'), className: 'pl-state', cell: (row) => <StateMark one={row} /> },
    ]
  }, [t, marks, byHandOver])
}
