import { useEffect, useState } from 'react'

/** Milliseconds for which a line stands (R104). */
const stand = 5000

const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which of several lines is shown: the next one every 5000 ms, unless it is held, paused, or the system asks for less motion. */
export function useRolling(count: number, isHeld: boolean) {
  const [nth, setAt] = useState(0)
  const [isPaused, setPaused] = useState(wantsRest)
  const at = nth % count
  useEffect(() => {
    if (count < 2 || isHeld || isPaused) return
    const timer = setTimeout(() => setAt(at + 1), stand)
    return () => clearTimeout(timer)
  }, [at, count, isHeld, isPaused])
  return { at, isPaused, pause: () => setPaused((now) => !now), next: () => setAt(at + 1) }
}
