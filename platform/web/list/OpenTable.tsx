import type { ReactNode } from 'react'
import { rowKeys } from './use-row-keys.ts'

/** One column of a list: its heading, and what it shows of a row. */
export interface OpenColumn<Row> {
  head: string
  className?: string
  cell: (row: Row) => ReactNode
  /** The whole of what the cell says in short, for whoever points at it. */
  whole?: (row: Row) => string | undefined
}

export interface OpenTableProps<Row> {
  className: string
  rows: readonly Row[]
  columns: readonly OpenColumn<Row>[]
  idOf: (row: Row) => string
  /** The row that is open beside the list. */
  open: string | undefined
  onOpen: (id: string) => void
}

/** A list, one row each, that opens beside it: by a click, or by ↑ ↓ Home End and Enter from the one row that Tab reaches. */
export function OpenTable<Row>({ className, rows, columns, idOf, open, onOpen }: OpenTableProps<Row>) {
  const ids = rows.map(idOf)
  const entry = open !== undefined && ids.includes(open) ? open : ids[0]
  return (
    <div role="presentation" onKeyDown={rowKeys({ onOpen })}>
      <table className={`lb-table ${className}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" className={column.className}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = idOf(row)
            return (
              <tr
                key={id}
                data-row={id}
                tabIndex={id === entry ? 0 : -1}
                className={id === open ? 'lb-row-cur' : undefined}
                onClick={() => onOpen(id)}
              >
                {columns.map((column) => (
                  <td key={column.head} className={column.className} title={column.whole?.(row)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
