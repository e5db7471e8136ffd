import { type RefObject, useEffect, useRef } from 'react'
import { useLayer } from '#platform/web/input/Layer.tsx'
import { topLayer } from '#platform/web/input/layers.ts'

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))

/** ↑ and ↓ move among the boxes of the list, ← and → change the tab, wherever in this dialog the focus is. */
export function useListKeys(list: RefObject<HTMLElement | null>, onTab: (by: 1 | -1) => void): void {
  const layer = useLayer()
  const latest = useRef(onTab)
  useEffect(() => {
    latest.current = onTab
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (layer !== topLayer() || isText(event.target)) return
      const side = { ArrowRight: 1, ArrowLeft: -1 }[event.code] as 1 | -1 | undefined
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.code]
      if (side) latest.current(side)
      else if (by) move(by)
      else return
      event.preventDefault()
    }
    function move(by: number) {
      const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])]
      const at = boxes.indexOf(document.activeElement as HTMLInputElement)
      const next = boxes[at < 0 ? 0 : Math.max(0, Math.min(boxes.length - 1, at + by))]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [layer, list])
}
