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
import { packageState } from './package-state.ts'

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
        phone: 'none',
        width: [72, 64],
        cell: (row) => <b>{row.serialNumber}</b>,
      },
      {
        head: t('household'),
        phone: 'first',
        width: [132, 116],
        whole: (row) => row.label,
        cell: (row) => (
          <>
            <HouseholdName label={row.label} />
            <span className="pl-phone lb-after-8">{row.name || t('wholeHousehold')}</span>
          </>
        ),
      },
      {
        head: t('recipient'),
        phone: 'none',
        width: [136, 112],
        whole: (row) => row.name,
        cell: (row) => row.name || t('wholeHousehold'),
      },
      {
        head: t('kind'),
        className: 'pl-kind',
        phone: 'none',
        width: 88,
        ...(byHandOver && { drops: 'narrow' as const }),
        cell: (row) => row.kindName,
      },
      {
        head: t('marks'),
        className: 'pl-marks',
        phone: 'underEnd',
        width: [196, undefined],
        ...(byHandOver && { drops: 'narrow' as const }),
        cell: (row) => (
          <span className="pl-marks-line">
            <PackageMarks one={row} />
            {!byHandOver && packageState(row).kind !== 'waiting' && (
              <span className="pl-phone">
                <StateMark one={row} />
              </span>
            )}
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
        phone: 'none',
        whole: (row) => row.trackingNumber,
        cell: (row) => shortenBarcode(row.trackingNumber),
      },
    ]
    const brief: Column<PackageRecord> = {
      head: t('brief'),
      className: 'pl-phone',
      phone: 'under',
      cell: (row) =>
        byHandOver ? (
          <TakenBrief one={row} />
        ) : (
          `${row.serialNumber}　${row.kindName}　${speakTime(row.arrivedAt)}`
        ),
    }
    return byHandOver
      ? [...first, brief, ...takenColumns()]
      : [
          ...first,
          brief,
          {
            head: t('note'),
            className: 'lb-quiet',
            drops: 'beside narrow',
            phone: 'none',
            whole: (row) => row.plainNote,
            cell: (row) => row.plainNote,
          },
          {
            head: t('position'),
            className: 'pl-position',
            phone: 'end',
            width: 68,
            cell: (row) => row.shelfPosition,
          },
          {
            head: t('arrivedAt'),
            className: 'lb-quiet',
            phone: 'none',
            width: [112, 128],
            isOrder: true,
            cell: (row) => (
              <time dateTime={row.arrivedAt.toISOString()} title={writeTime(row.arrivedAt)}>
                {speakTime(row.arrivedAt)}
              </time>
            ),
          },
          {
            head: t('state'),
            className: 'pl-state',
            phone: 'none',
            width: 112,
            cell: (row) => <StateMark one={row} />,
          },
        ]
  }, [t, marks, byHandOver])
}

/** The same on a phone, in two lines: what it was and who took it; by what, when, and which desk handed it over. */
function TakenBrief({ one }: { one: PackageRecord }) {
  const { serialNumber, kindName, handedOverAt: at, handedOverBy } = one
  return (
    <>
      <span className="pl-brief">
        {serialNumber}　{kindName}　{text('takenBy', 'taker')} <b>{takerOf(one)}</b>
      </span>
      <span className="pl-brief">
        {[wayOf(one), at && speakTime(at), handedOverBy].filter(Boolean).join('　')}
      </span>
    </>
  )
}

/** Who took it, by what, when to the minute, and which desk handed it over. */
const takenColumns = (): Column<PackageRecord>[] => [
  { head: text('takenBy', 'taker'), phone: 'none', width: [112, 96], cell: takerOf },
  {
    head: text('takenBy', 'way'),
    className: 'lb-quiet',
    phone: 'none',
    width: [156, 172],
    drops: 'beside',
    whole: wayOf,
    cell: wayOf,
  },
  {
    head: text('takenBy', 'at'),
    className: 'lb-quiet',
    phone: 'none',
    width: 148,
    isOrder: true,
    cell: ({ handedOverAt: at }) => at && <time dateTime={at.toISOString()}>{writeTime(at)}</time>,
  },
  {
    head: text('takenBy', 'by'),
    className: 'lb-quiet',
    phone: 'none',
    width: 88,
    drops: 'beside',
    cell: (row) => row.handedOverBy,
  },
]
