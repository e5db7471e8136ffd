import { useEffect, useState } from 'react'

/** Seconds that are left until a moment, 0 when it is over; undefined where there is none. Says so each second. */
export function useSecondsTo(until: Date | null | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!until) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return until ? Math.max(0, Math.ceil((Number(until) - now) / 1000)) : undefined
}

/** 04:37 */
export const minutesText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
