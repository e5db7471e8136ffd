import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Pixels that a press may move and still be one. */
const still = 6

/** A picture in a figure: pressed it is shown large, at the place that was pressed; a mouse moves it by dragging, a finger by itself. */
export function useEnlarging(figure: RefObject<HTMLElement | null>) {
  const [isLarge, setLarge] = useState(false)
  const [hasPicture, setHasPicture] = useState(false)
  const [from, setFrom] = useState<{ x: number; y: number; moved: boolean }>()
  const picture = () => figure.current?.querySelector('img')

  // Pictures come when they come.
  useEffect(() => {
    const look = () => setHasPicture(figure.current?.querySelector('img') !== null)
    look()
    const seen = new MutationObserver(look)
    if (figure.current?.parentElement)
      seen.observe(figure.current.parentElement, { childList: true, subtree: true })
    return () => seen.disconnect()
  }, [figure])

  /** Enlarges it around a point of the window, its middle if left out; or shows the whole again. */
  function toggle(at?: { x: number; y: number }) {
    const image = picture()
    const stage = figure.current
    if (!image || !stage) return
    if (isLarge) {
      image.style.width = ''
      return setLarge(false)
    }
    const { left, top, width, height } = image.getBoundingClientRect()
    const x = at ? (at.x - left) / width : 0.5
    const y = at ? (at.y - top) / height : 0.5
    const large = Math.max(image.naturalWidth, 2 * width)
    image.style.width = `${large}px`
    stage.setAttribute('data-large', 'true')
    stage.scrollTo({
      left: x * large - stage.clientWidth / 2,
      top: y * large * (height / width) - stage.clientHeight / 2,
    })
    setLarge(true)
  }

  return {
    isLarge,
    hasPicture,
    toggle,
    onPointerDown: ({ clientX: x, clientY: y, target }: PointerEvent) =>
      target instanceof HTMLImageElement && setFrom({ x, y, moved: false }),
    onPointerMove: ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (!from) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (!from.moved && Math.hypot(x, y) < still) return
      if (isLarge && pointerType === 'mouse') figure.current?.scrollBy(-x, -y)
      setFrom({ x: clientX, y: clientY, moved: true })
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      setFrom(undefined)
      if (from && !from.moved) toggle({ x, y })
    },
    onPointerCancel: () => setFrom(undefined),
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
