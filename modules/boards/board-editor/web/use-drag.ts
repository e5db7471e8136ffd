import { type PointerEvent, useRef } from 'react'
import { gridOf, type Orientation, type Place } from '#modules/boards/boards/web/public.ts'
import { moved } from './draft.ts'

interface Dragging {
  from: { x: number; y: number }
  place: Place
  /** Pixels of a cell. */
  cell: number
  isBegun: boolean
}

/** Moves or sizes a zone with the pointer, cell by cell. */
export function useDrag(
  orientation: Orientation,
  place: Place,
  onPlace: (place: Place, isSame: boolean) => void,
) {
  const dragging = useRef<Dragging | undefined>(undefined)
  const begin = (event: PointerEvent<HTMLElement>) => {
    const board = event.currentTarget.closest<HTMLElement>('[data-board]')
    if (event.button !== 0 || !board) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const cell = board.clientWidth / gridOf[orientation].columns
    dragging.current = { from: { x: event.clientX, y: event.clientY }, place, cell, isBegun: false }
  }
  const drag = (what: 'move' | 'size') => (event: PointerEvent<HTMLElement>) => {
    const now = dragging.current
    if (!now) return
    event.stopPropagation()
    const across = Math.round((event.clientX - now.from.x) / now.cell)
    const down = Math.round((event.clientY - now.from.y) / now.cell)
    const by = what === 'move' ? { x: across, y: down } : { width: across, height: down }
    const next = moved(now.place, by, orientation)
    if (
      JSON.stringify(next) ===
      JSON.stringify({ x: place.x, y: place.y, width: place.width, height: place.height })
    )
      return
    onPlace(next, now.isBegun)
    now.isBegun = true
  }
  const end = () => {
    dragging.current = undefined
  }
  const ways = (what: 'move' | 'size') => ({
    onPointerDown: begin,
    onPointerMove: drag(what),
    onPointerUp: end,
    onPointerCancel: end,
  })
  return { move: ways('move'), size: ways('size') }
}
