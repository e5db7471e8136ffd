import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { Place } from './use-choice.ts'

/** A shift under way: from which cell (none: from the shifts above), and where it is. */
export interface Drag {
  code: string
  from: Place | undefined
  over: Place | undefined
  x: number
  y: number
}

/** Pixels after which a press is a drag. */
const far = 5

const placeAt = (x: number, y: number): Place | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell
  const [row, column] = cell?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** Carries a shift with the pointer from a cell, or from the shifts above, to another cell. A finger scrolls instead. */
export function useDrag(drop: (drag: Drag & { over: Place }) => void) {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef(drop)
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = drop
  })
  useEffect(() => () => stop.current?.(), [])

  function begin(event: ReactPointerEvent, code: string, from?: Place) {
    if (event.pointerType === 'touch' || event.button !== 0 || !code) return
    const start = { x: event.clientX, y: event.clientY }
    let now: Drag | undefined
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!now && Math.hypot(x - start.x, y - start.y) < far) return
      now = { code, from, over: placeAt(x, y), x, y }
      setDrag(now)
    }
    const end = () => {
      stop.current?.()
      if (now?.over) latest.current({ ...now, over: now.over })
    }
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key === 'Escape') stop.current?.()
    }
    stop.current = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', key, true)
      setDrag(undefined)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', key, true)
  }
  return { drag, begin }
}
