import './list.css'
import { type CSSProperties, memo, type MouseEvent, type ReactNode } from 'react'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { rowKeys } from './use-row-keys.ts'
import type { Selection } from './use-selection.ts'

type Width = number | `${number}%`

/** One column of a list: its heading, and what it shows of a row. */
export interface Column<Row> {
  head: string
  className?: string
  cell: (row: Row) => ReactNode
  /** The whole of what the cell says in short, for whoever points at it. */
  whole?: (row: Row) => string | undefined
  /** Pixels or a share; two of them: from 1200 px of window on, and below. Left out, what the others leave. */
  width?: Width | readonly [wide: Width, narrow: Width | undefined]
  align?: 'end'
  /** What takes its room: a row that is open beside the list, a window below 1200 px, or either. */
  drops?: 'beside' | 'narrow' | 'beside narrow'
  /** On a phone, where there are no headings, its own stands before what it says. */
  isLabelled?: boolean
  /**
   * Where it stands on a phone, where a row is a card: at the beginning or end of its first line, of the one below, on a line
   * of its own, or nowhere.
   */
  phone?: 'first' | 'end' | 'under' | 'underEnd' | 'line' | 'none'
  /** The list is in its order, the newest first. */
  isOrder?: boolean
  /** It holds buttons: pressed beside them, the row does not open; its heading is for screen readers. */
  isActs?: boolean
}

/** The boxes before the rows. */
export interface Ticks<Row> {
  className?: string
  /** The box that ticks the page. */
  all: string
  label: (row: Row) => string
}

export interface TableProps<Row> {
  className?: string
  columns: readonly Column<Row>[]
  /** How a row is shaded: lb-row-off, lb-row-w3 … (platform/web/look/table.css). */
  rowClass?: (row: Row) => string | undefined
  rowTitle?: (row: Row) => string
  ticks?: Ticks<Row> | false
}

export interface DataTableProps<Row> extends TableProps<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** The row that is open beside the list. */
  open?: string | undefined
  /** Absent: rows do not open. */
  onOpen?: ((id: string) => void) | undefined
  selection?: Selection
}

const inPixels = (width: Width | undefined) => (typeof width === 'number' ? `${width}px` : width)

/** The width of a column, for the rules of table.css: the window says which one holds. */
function widthsOf({ width }: Pick<Column<never>, 'width'>) {
  if (width === undefined) return undefined
  const [wide, narrow] = typeof width === 'object' ? width : [width, width]
  return { '--width': inPixels(wide), '--narrow': inPixels(narrow) } as CSSProperties
}

/** What in a row has a press of its own. */
const own = 'a, button, input, label, [data-acts]'

/**
 * A list, one row each, that opens by a click, or by ↑ ↓ Home End and Enter from the one row that Tab reaches; Space or its
 * box ticks a row, with Shift everything up to it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { className, rows, columns, idOf, open, onOpen, rowClass, rowTitle, selection } = props
  const ticks = selection && props.ticks ? props.ticks : undefined
  const ids = rows.map(idOf)
  const entry = open !== undefined && ids.includes(open) ? open : ids[0]
  const press = (event: MouseEvent) => {
    const at = event.target as HTMLElement
    const id = at.closest<HTMLElement>('[data-row]')?.dataset['row']
    if (id === undefined) return
    // The whole cell of the box ticks; anywhere else the row opens.
    if (ticks && at.closest('[data-tick]')) {
      // The box ticks itself; refused that, a browser would untick what is drawn meanwhile.
      if (!(at instanceof HTMLInputElement)) event.preventDefault()
      selection?.toggle(id, event.shiftKey)
    } else if (!at.closest(own)) onOpen?.(id)
  }
  const isCards = columns.some(({ phone }) => phone)
  const keys = rowKeys({ onOpen, onToggle: ticks && selection?.toggle })
  return (
    <div role="presentation" onKeyDown={keys} onClick={press}>
      <table className={['lb-table', isCards && 'lb-cards', className].filter(Boolean).join(' ')}>
        <thead>
          <tr>
            {ticks && selection && (
              <th scope="col" className={ticks.className} data-tick>
                <Checkbox
                  aria-label={ticks.all}
                  checked={selection.state === 'all'}
                  indeterminate={selection.state === 'some'}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={column.className}
                style={widthsOf(column)}
                data-align={column.align}
                data-drops={column.drops}
                aria-sort={column.isOrder ? 'descending' : undefined}
              >
                {column.isActs ? <span className="lb-sr">{column.head}</span> : column.head}
                {column.isOrder && ' ↓'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = idOf(row)
            const isTicked = ticks ? (selection?.has(id) ?? false) : undefined
            return (
              <DataRow
                key={id}
                id={id}
                row={row}
                columns={columns as readonly Column<unknown>[]}
                className={
                  id === open ? 'lb-row-cur' : isTicked ? 'lb-row-sel' : rowClass?.(row) || undefined
                }
                title={rowTitle?.(row)}
                opens={onOpen !== undefined}
                isEntry={id === entry}
                isTicked={isTicked}
                tick={ticks?.label(row)}
                tickClass={ticks?.className}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface DataRowProps {
  id: string
  row: unknown
  columns: readonly Column<unknown>[]
  className: string | undefined
  title: string | undefined
  opens: boolean
  /** Tab reaches one row of a list. */
  isEntry: boolean
  /** Undefined: it has no box. */
  isTicked: boolean | undefined
  tick: string | undefined
  tickClass: string | undefined
}

/** Drawn again only where something of its own has changed: a page has fifty of them. */
const DataRow = memo(function DataRow(props: DataRowProps) {
  const { id, row, columns, className, title, opens, isEntry, isTicked, tick, tickClass } = props
  return (
    <tr
      data-row={opens || isTicked !== undefined ? id : undefined}
      tabIndex={opens || isTicked !== undefined ? (isEntry ? 0 : -1) : undefined}
      className={className}
      title={title}
      aria-selected={isTicked}
    >
      {isTicked !== undefined && (
        <td className={tickClass} data-tick>
          <Checkbox aria-label={tick} checked={isTicked} readOnly tabIndex={-1} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.head}
          className={column.className}
          title={column.whole?.(row)}
          data-align={column.align}
          data-drops={column.drops}
          data-phone={column.phone}
          data-label={column.isLabelled ? column.head : undefined}
          data-acts={column.isActs || undefined}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
})
