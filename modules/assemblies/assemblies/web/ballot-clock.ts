import { useEffect, useState } from 'react'

/**
 * Seconds that are left until a moment, 0 when it is over; undefined where there is none. Says so each second. `said`: what the
 * clock of Lobby said with the answer, so that a device whose own clock is wrong counts down to the same moment.
 */
export function useSecondsTo(until: Date | null | undefined, said?: Date): number | undefined {
  const [now, setNow] = useState(() => (said ? Number(said) : Date.now()))
  const [end, lobby] = [until ? Number(until) : null, said ? Number(said) : null]
  useEffect(() => {
    if (end === null) return
    const ahead = lobby === null ? 0 : lobby - Date.now()
    const timer = setInterval(() => setNow(Date.now() + ahead), 500)
    return () => clearInterval(timer)
  }, [end, lobby])
  return end === null ? undefined : Math.max(0, Math.ceil((end - now) / 1000))
}

/** 04:37 */
export const minutesText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
