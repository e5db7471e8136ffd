import { useEffect, useState } from 'react'

/** Seconds that whoever speaks has left, or has spoken too long; says so each second. */
export function useSpeechTime(beganAt: Date | null, minutes: number): { left: number; over: number } {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const rest = minutes * 60 - (beganAt ? Math.floor((now - Number(beganAt)) / 1000) : 0)
  return { left: Math.min(minutes * 60, Math.max(0, rest)), over: Math.max(0, -rest) }
}
