import { useMemo } from 'react'
import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { takerOf, wayOf } from '#platform/web/list/taken-by.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { PackageRecord } from '../contract.ts'
import { PackageMarks, StateMark } from './PackageCells.tsx'

/** The columns of the package list; `byHandOver`: it shows when packages were handed over. The same ones while nothing changes, so that rows are not drawn again. */
export function usePackageColumns(
  rows: readonly PackageRecord[],
  byHandOver: boolean,
): readonly Column<PackageRecord>[] {
  const t = useTexts('packageList')
  const marks = useHouseholdMarks(rows.map((row) => row.householdId))
  return useMemo(() => {
    const first: Column<PackageRecord>[] = [
      {
        head: t('serialNumber'),
        className: 'pl-serial',
        width: 72,
        cell: (row) => <b>{row.serialNumber}</b>,
      },
      {
        head: t('household'),
        className: 'pl-household',
        width: [132, 116],
        whole: (row) => row.label,
        cell: (row) => <HouseholdName label={row.label} />,
      },
      {
        head: t('recipient'),
        className: 'pl-who',
        width: 136,
        whole: (row) => row.name,
        cell: (row) => row.name || t('wholeHousehold'),
      },
      { head: t('kind'), className: 'pl-kind', width: 88, cell: (row) => row.kindName },
      {
        head: t('marks'),
        className: 'pl-marks',
        width: [196, undefined],
        cell: (row) => (
          <span className="pl-marks-line">
            <PackageMarks one={row} />
            {row.state === 'waiting' && (
              <HouseholdMarks
                household={marks?.get(row.householdId)}
                name={row.name}
                except={row.inPersonOnly ? 'inPerson' : undefined}
                readOnly
              />
            )}
          </span>
        ),
      },
      {
        head: t('code'),
        className: 'lb-quiet',
        width: 104,
        drops: 'beside narrow',
        whole: (row) => row.trackingNumber,
        cell: (row) => shortenBarcode(row.trackingNumber),
      },
    ]
    return byHandOver
      ? [...first, ...takenColumns()]
      : [
          ...first,
          {
            head: t('note'),
            className: 'lb-quiet',
            drops: 'beside narrow',
            whole: (row) => row.plainNote,
            cell: (row) => row.plainNote,
          },
          { head: t('position'), className: 'pl-position', width: 68, cell: (row) => row.shelfPosition },
          {
            head: t('arrivedAt'),
            className: 'pl-time lb-quiet',
            width: 112,
            isOrder: true,
            cell: (row) => (
              <time dateTime={row.arrivedAt.toISOString()} title={writeTime(row.arrivedAt)}>
                {speakTime(row.arrivedAt)}
              </time>
            ),
          },
          { head: t('state'), className: 'pl-state', width: 112, cell: (row) => <StateMark one={row} /> },
        ]
  }, [t, marks, byHandOver])
}

/** Who took it, by what, when to the minute, and which desk handed it over. */
const takenColumns = (): Column<PackageRecord>[] => [
  { head: text('takenBy', 'taker'), className: 'pl-taker', width: 112, cell: takerOf },
  {
    head: text('takenBy', 'way'),
    className: 'pl-way lb-quiet',
    width: [156, 132],
    drops: 'beside',
    whole: wayOf,
    cell: wayOf,
  },
  {
    head: text('takenBy', 'at'),
    className: 'pl-at lb-quiet',
    width: 148,
    isOrder: true,
    cell: ({ handedOverAt: at }) => at && <time dateTime={at.toISOString()}>{writeTime(at)}</time>,
  },
  {
    head: text('takenBy', 'by'),
    className: 'pl-clerk lb-quiet',
    width: 88,
    drops: 'beside',
    cell: (row) => row.handedOverBy,
  },
]
