import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Filter, valueOf } from './filters.ts'

interface Entered<Search> {
  filters: readonly Filter<Search>[]
  search: Search
  isBefore: boolean
  isPending: boolean
}

/** The row that Tab reaches, of the list on the page of `place`; else what can be pressed in its rows. */
function firstOf(place: Element): HTMLElement | undefined {
  const list = place.closest('.lb-list-page')?.querySelector('.lb-list')
  const found = (selector: string) => list?.querySelector<HTMLElement>(selector) ?? undefined
  return (
    found('[data-row][tabindex="0"]') ?? found('[data-row]') ?? found(':is(li, td) :is(a, button:enabled)')
  )
}

/**
 * From the search into the list, for what stands around the search: ↓ goes to the first row, and Enter goes there once the
 * rows are those that were searched for.
 */
export function useEntering<Search extends object>(list: Entered<Search>) {
  const waiting = useRef<HTMLInputElement>(undefined)
  const names = list.filters.flatMap((filter) => (filter.kind === 'search' ? [filter.name] : []))
  const enter = () => {
    const field = waiting.current
    const isFound = names.some((name) => valueOf(list.search, name) === field?.value.trim())
    if (!field || !isFound || list.isBefore || list.isPending) return
    waiting.current = undefined
    // Whoever went elsewhere meanwhile stays there.
    if (field === document.activeElement) firstOf(field)?.focus()
  }
  useEffect(enter)
  return (event: KeyboardEvent) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.type !== 'search') return
    waiting.current = undefined
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      firstOf(field)?.focus()
    } else if (event.key === 'Enter') {
      waiting.current = field
      enter()
    }
  }
}
