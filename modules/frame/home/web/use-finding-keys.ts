import { type RefObject, useEffect, useRef } from 'react'

interface Keys {
  /** Whether Esc has something to take back. */
  isBusy: boolean
  toField: () => void
  reset: () => void
  show: (shown: boolean) => void
}

/** Arrows go through the findings, letters go back to the field, Esc takes all back; pointing elsewhere hides them. */
export function useFindingKeys(box: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { isBusy, reset, toField } = latest.current
      if (event.key === 'Escape' && isBusy) {
        event.preventDefault()
        reset()
        return
      }
      const rows = [...element.querySelectorAll<HTMLElement>('[role=option]')]
      const at = rows.findIndex((row) => row === document.activeElement)
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined && rows.length > 0) {
        event.preventDefault()
        // The first arrow down goes to the second row: the first is what Enter opens already.
        const next = at < 0 ? (step < 0 ? rows.length - 1 : Math.min(1, rows.length - 1)) : at + step
        const row = rows[next]
        if (row) row.focus()
        else toField()
      } else if (at >= 0 && /^[^ ]$/u.test(event.key) && !event.altKey && !event.ctrlKey) toField()
    }
    const focus = () => latest.current.show(true)
    const point = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) latest.current.show(false)
    }
    element.addEventListener('keydown', press)
    element.addEventListener('focusin', focus)
    document.addEventListener('pointerdown', point)
    return () => {
      element.removeEventListener('keydown', press)
      element.removeEventListener('focusin', focus)
      document.removeEventListener('pointerdown', point)
    }
  }, [box])
}
