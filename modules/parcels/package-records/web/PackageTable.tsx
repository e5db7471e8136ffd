import { memo, type MouseEvent } from 'react'
import { useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Selection } from '#platform/web/list/use-selection.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { PackageRecord } from '../contract.ts'
import { MarksOfHousehold, PackageMarks, StateMark } from './PackageCells.tsx'

export interface PackageTableProps {
  rows: readonly PackageRecord[]
  selection: Selection
  /** The one whose detail is open. */
  open: string | undefined
  onOpen: (id: string) => void
  /** The list of handed over ones shows when that was. */
  byHandOver: boolean
}

type Marks = NonNullable<ReturnType<typeof useHouseholdMarks>>

/** The rows of the package list; two lines each on a phone. */
export function PackageTable(props: PackageTableProps) {
  const { rows, selection, open, onOpen, byHandOver } = props
  const t = useTexts('packageList')
  const marks = useHouseholdMarks(rows.map((one) => one.householdId))
  const keys = rowKeys({ onOpen, onToggle: selection.toggle })
  // The whole cell of the box ticks; anywhere else the row opens.
  const press = (event: MouseEvent) => {
    const at = event.target as HTMLElement
    const id = at.closest<HTMLElement>('[data-row]')?.dataset['row']
    if (!id) return
    if (!at.closest('.pl-box')) return onOpen(id)
    event.preventDefault()
    selection.toggle(id, event.shiftKey)
  }
  return (
    <div role="presentation" onKeyDown={keys} onClick={press}>
      <table className="lb-table lb-cards pl-table">
        <thead>
          <tr>
            <th scope="col" className="pl-box">
              <Checkbox
                aria-label={t('tickAll')}
                checked={selection.state === 'all'}
                indeterminate={selection.state === 'some'}
                onChange={selection.toggleAll}
              />
            </th>
            <th scope="col" className="pl-serial">
              {t('serialNumber')}
            </th>
            <th scope="col" className="pl-household">
              {t('household')}
            </th>
            <th scope="col" className="pl-who">
              {t('recipient')}
            </th>
            <th scope="col" className="pl-kind">
              {t('kind')}
            </th>
            <th scope="col" className="pl-marks">
              {t('marks')}
            </th>
            <th scope="col" className="pl-code">
              {t('code')}
            </th>
            <th scope="col" className="pl-note">
              {t('note')}
            </th>
            <th scope="col" className="pl-position">
              {t('position')}
            </th>
            <th scope="col" className="pl-time" aria-sort="descending">
              {t(byHandOver ? 'handedOverAt' : 'arrivedAt')} ↓
            </th>
            <th scope="col" className="pl-state">
              {t('state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one, nth) => (
            <PackageRow
              key={one.packageId}
              one={one}
              isTicked={selection.has(one.packageId)}
              isOpen={one.packageId === open}
              isEntry={one.packageId === open || (nth === 0 && !open)}
              byHandOver={byHandOver}
              marked={marks?.get(one.householdId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PackageRowProps {
  one: PackageRecord
  isTicked: boolean
  isOpen: boolean
  /** Tab reaches one row of a list. */
  isEntry: boolean
  byHandOver: boolean
  marked: ReturnType<Marks['get']>
}

/** Fifty of them are drawn again only where something of their own has changed. */
const PackageRow = memo(function PackageRow(props: PackageRowProps) {
  const { one, isTicked, isOpen, isEntry, byHandOver, marked } = props
  const t = useTexts('packageList')
  const at = (byHandOver && one.handedOverAt) || one.arrivedAt
  return (
    <tr
      data-row={one.packageId}
      tabIndex={isEntry ? 0 : -1}
      className={isOpen ? 'lb-row-cur' : isTicked ? 'lb-row-sel' : undefined}
      aria-selected={isTicked}
    >
      <td className="pl-box">
        <Checkbox
          aria-label={t('tick', { serialNumber: one.serialNumber, label: one.label })}
          checked={isTicked}
          tabIndex={-1}
        />
      </td>
      <td className="pl-serial">
        <b>{one.serialNumber}</b>
      </td>
      <td className="pl-household">
        <HouseholdName label={one.label} />
      </td>
      <td className="pl-who">{one.name || t('wholeHousehold')}</td>
      <td className="pl-kind">{one.kindName}</td>
      <td className="pl-marks">
        <span className="pl-marks-line">
          <PackageMarks one={one} />
          {one.state === 'waiting' && <MarksOfHousehold one={one} marked={marked} />}
        </span>
      </td>
      <td className="pl-code lb-quiet" title={one.trackingNumber}>
        {shortenBarcode(one.trackingNumber)}
      </td>
      <td className="pl-note lb-quiet" title={one.plainNote}>
        {one.plainNote}
      </td>
      <td className="pl-position">{one.shelfPosition}</td>
      <td className="pl-time lb-quiet">
        <time dateTime={at.toISOString()} title={writeTime(at)}>
          {speakTime(at)}
        </time>
      </td>
      <td className="pl-state">
        <StateMark one={one} />
      </td>
    </tr>
  )
})
