import { type RefObject, useCallback, useEffect, useState } from 'react'

interface Wish {
  id: string
  part: 'box' | 'verify'
  /** Each wish is a new one, also for the same row. */
  turn: number
}

/** Moves the focus to a row's box, or to the box that says its recipient was checked, once the row is drawn. */
export function useFocusItem(list: RefObject<HTMLElement | null>): (id: string, part: Wish['part']) => void {
  const [wish, setWish] = useState<Wish>()
  useEffect(() => {
    if (!wish) return
    const row = list.current?.querySelector(`[data-item="${CSS.escape(wish.id)}"]`)
    const box = row?.querySelector<HTMLInputElement>(`[data-part="${wish.part}"] input`)
    box?.focus({ focusVisible: true } as FocusOptions)
    row?.scrollIntoView({ block: 'nearest' })
  }, [wish, list])
  return useCallback((id, part) => setWish((last) => ({ id, part, turn: (last?.turn ?? 0) + 1 })), [])
}
