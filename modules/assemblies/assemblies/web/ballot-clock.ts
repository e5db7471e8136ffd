import { useEffect, useMemo, useState } from 'react'

/**
 * Seconds that are left until a moment, 0 when it is over; undefined where there is none. Says so each second. `said`: what the
 * clock of Lobby said with the answer, so that a device whose own clock is wrong counts down to the same moment.
 */
export function useSecondsTo(until: Date | null | undefined, said?: Date): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  const ahead = useMemo(() => (said ? Number(said) - Date.now() : 0), [said])
  useEffect(() => {
    if (!until) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return until ? Math.max(0, Math.ceil((Number(until) - now - ahead) / 1000)) : undefined
}

/** 04:37 */
export const minutesText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
