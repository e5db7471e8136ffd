import type { KeyboardEvent } from 'react'

export interface RowKeys {
  /** Opens the row's detail: Enter. */
  onOpen?: ((id: string) => void) | undefined
  /** Ticks it: Space. */
  onToggle?: ((id: string, range: boolean) => void) | undefined
}

/**
 * What a list's body hears: ↑ ↓ Home End move between rows, Enter opens, Space ticks. Rows carry `data-row` with their id
 * and tabIndex: 0 on the current one (or the first), -1 on the others.
 */
export function rowKeys({ onOpen, onToggle }: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    const id = row?.dataset.row
    // A button or a box inside of a row keeps its own keys.
    if (!row || !id || event.target !== row) return
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const at = rows.indexOf(row)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to !== undefined) rows[to]?.focus()
    else if (event.key === 'Enter' && onOpen) onOpen(id)
    else if (event.key === ' ' && onToggle) onToggle(id, event.shiftKey)
    else return
    event.preventDefault()
  }
}
