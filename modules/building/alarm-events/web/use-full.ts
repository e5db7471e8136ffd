import { useEffect, useState } from 'react'

/** Milliseconds after which a disaster that was put off has the window again. */
const comesBackAfter = 60_000

/** Whether a disaster has the window: put aside it stays so, put off (稍後處理) it comes back. */
export function useFull() {
  const [standing, setStanding] = useState<'full' | 'aside' | 'later' | 'none'>('none')
  useEffect(() => {
    if (standing !== 'later') return
    const timer = setTimeout(() => setStanding('full'), comesBackAfter)
    return () => clearTimeout(timer)
  }, [standing])
  return {
    isFull: standing === 'full',
    show: () => setStanding('full'),
    putAside: () => setStanding('aside'),
    putOff: () => setStanding('later'),
  }
}
