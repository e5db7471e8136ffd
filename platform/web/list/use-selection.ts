import { useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  has: (id: string) => boolean
  /** Ticks or unticks one; with `range` everything between it and the one before, too. */
  toggle: (id: string, range?: boolean) => void
  /** Ticks every row of the page, or none when all are. */
  toggleAll: () => void
  clear: () => void
  /** Of the page: none, some, all. */
  state: 'none' | 'some' | 'all'
}

/** Which rows of a page are ticked; rows that leave the page are no longer ticked. */
export function useSelection(pageIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const ids = new Set(pageIds.filter((id) => chosen.has(id)))
  const isAll = pageIds.length > 0 && ids.size === pageIds.length

  function toggle(id: string, range = false) {
    const next = new Set(ids)
    const from = range && last.current ? pageIds.indexOf(last.current) : -1
    const to = pageIds.indexOf(id)
    const reach = from < 0 ? [id] : pageIds.slice(Math.min(from, to), Math.max(from, to) + 1)
    const value = !ids.has(id)
    for (const text of reach) {
      if (value) next.add(text)
      else next.delete(text)
    }
    last.current = id
    setChosen(next)
  }

  return {
    ids,
    has: (id) => ids.has(id),
    toggle,
    toggleAll: () => setChosen(isAll ? new Set() : new Set(pageIds)),
    clear: () => setChosen(new Set()),
    state: isAll ? 'all' : ids.size > 0 ? 'some' : 'none',
  }
}
