import { type PointerEvent, useState } from 'react'

/** How an entry stands in a drag: it is what is dragged, or where that would come to stand. */
export type DragMark = 'dragged' | 'above' | 'below' | undefined

/** The ids after the one at a place came to stand at another. */
export function placed<Id>(ids: readonly Id[], from: number, to: number): Id[] {
  const rest = ids.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...ids.slice(from, from + 1), ...rest.slice(to)]
}

/** Entries ordered by drag, by finger as by mouse: the place of the one below the pointer, within the same list. */
export function useDragOrder(order: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number }>()

  function placeBelow(event: PointerEvent<HTMLElement>): number | undefined {
    const list = event.currentTarget.closest('ul')
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-entry]')
    const at = under && list ? [...list.querySelectorAll('[data-entry]')].indexOf(under) : -1
    return at < 0 ? undefined : at
  }
  return {
    /** What the handle of the entry at a place hears. */
    grip: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: at, to: at })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag) return
        const to = placeBelow(event)
        if (to !== undefined && to !== drag.to) setDrag({ ...drag, to })
      },
      onPointerUp: () => {
        setDrag(undefined)
        if (drag && drag.to !== drag.from) order(drag.from, drag.to)
      },
      onPointerCancel: () => setDrag(undefined),
    }),
    markOf(at: number): DragMark {
      if (!drag) return undefined
      if (at === drag.from) return 'dragged'
      if (at !== drag.to) return undefined
      return drag.to < drag.from ? 'above' : 'below'
    },
  }
}
export type Grip = ReturnType<ReturnType<typeof useDragOrder>['grip']>
