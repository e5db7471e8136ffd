import { useEffect, useState } from 'react'

/** Milliseconds that the pointer or focus rests before a hint comes. */
const rest = 700

interface Pointed {
  key: string
  place: DOMRect
}

const hinted = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null
const isHint = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-text-hint]') !== null

/** What has a hint and is pointed at, after a moment; nothing after a press, for then it is being used. */
export function usePointedHint(): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let at: HTMLElement | null = null
    const wait = (next: HTMLElement | null) => {
      if (next === at) return
      at = next
      clearTimeout(timer)
      setPointed(undefined)
      const key = next?.dataset['hint']
      if (!next || !key) return
      timer = setTimeout(() => setPointed({ key, place: next.getBoundingClientRect() }), rest)
    }
    const point = ({ target }: Event) => isHint(target) || wait(hinted(target))
    const used = () => {
      clearTimeout(timer)
      setPointed(undefined)
    }
    const press = (event: KeyboardEvent) => event.key === 'Escape' && used()
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    document.addEventListener('pointerdown', used)
    document.addEventListener('keydown', press)
    document.addEventListener('scroll', used, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
      document.removeEventListener('pointerdown', used)
      document.removeEventListener('keydown', press)
      document.removeEventListener('scroll', used, { capture: true })
    }
  }, [])
  return pointed
}
