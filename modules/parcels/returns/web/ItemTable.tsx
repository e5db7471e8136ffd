import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import type { Selection } from '#platform/web/list/use-selection.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import type { CourierItem } from '../contract.ts'
import { StateMark } from './StateMark.tsx'

export interface ItemTableProps {
  rows: readonly CourierItem[]
  open: string | undefined
  selection: Selection | undefined
  /** Whether the rows are told by when a courier took them. */
  byTaken: boolean
  onOpen: (itemId: string) => void
}

/** Returns and outgoing parcels, one row each; those that wait can be ticked. */
export function ItemTable({ rows, open, selection, byTaken, onOpen }: ItemTableProps) {
  const t = useTexts('courierItems')
  const marks = useHouseholdMarks(rows.flatMap((row) => row.householdId ?? []))
  const entry = rows.some((row) => row.itemId === open) ? open : rows[0]?.itemId
  const keys = rowKeys({ onOpen, onToggle: (id, range) => selection?.toggle(id, range) })
  return (
    <div role="presentation" onKeyDown={keys}>
      <table className="lb-table rt-table">
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="rt-tick">
                <Checkbox
                  aria-label={t('tickAll')}
                  checked={selection.state === 'all'}
                  indeterminate={selection.state === 'some'}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            <th scope="col" className="rt-serial">
              {t('serial')}
            </th>
            <th scope="col" className="rt-who">
              {t('senderShort')}
            </th>
            <th scope="col" className="rt-courier">
              {t('courier')}
            </th>
            <th scope="col" className="rt-number">
              {t('trackingNumber')}
            </th>
            <th scope="col" className="rt-note">
              {t('position')}　{t('note')}
            </th>
            <th scope="col" className="rt-time">
              {t(byTaken ? 'taken' : 'arrived')}
            </th>
            <th scope="col" className="rt-state">
              {t('state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const at = byTaken ? row.handedOverAt : row.arrivedAt
            return (
              <tr
                key={row.itemId}
                data-row={row.itemId}
                tabIndex={row.itemId === entry ? 0 : -1}
                aria-selected={selection?.has(row.itemId)}
                className={
                  row.itemId === open ? 'lb-row-cur' : selection?.has(row.itemId) ? 'lb-row-sel' : ''
                }
                onClick={() => onOpen(row.itemId)}
              >
                {selection && (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box inside hears the keys
                  <td className="rt-tick" onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      aria-label={t('tick', { serial: row.serialNumber })}
                      checked={selection.has(row.itemId)}
                      onChange={({ nativeEvent }) =>
                        // React hears a box by its click.
                        selection.toggle(
                          row.itemId,
                          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                        )
                      }
                    />
                  </td>
                )}
                <td className="rt-serial">
                  <b>{row.serialNumber}</b>
                </td>
                <td className="rt-who">
                  <HouseholdName label={row.label || t('desk')} names={row.senderName} />
                  <HouseholdMarks household={marks?.get(row.householdId ?? '')} name={row.senderName} />
                </td>
                <td className="rt-courier">
                  {row.courierName || <span className="lb-faint">{t('courierNone')}</span>}
                </td>
                <td className="rt-number" title={row.trackingNumber}>
                  {shortenBarcode(row.trackingNumber)}
                </td>
                <td className="rt-note">
                  {[row.shelfPosition, row.note].filter(Boolean).join('　')}
                  {row.pieceCount > 1 && (
                    <Marks>
                      <Mark kind="plain">{t('pieceCount', { count: row.pieceCount })}</Mark>
                    </Marks>
                  )}
                </td>
                <td className="rt-time" title={at ? writeTime(at) : undefined}>
                  {at && speakTime(at)}
                </td>
                <td className="rt-state">
                  <StateMark item={row} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
