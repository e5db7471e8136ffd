import { useEffect, useState } from 'react'
import { useSession } from './use-me.ts'

/** Milliseconds before the end of a session at which it is announced (R029), and between two looks at the clock. */
const notice = 3_600_000
const looks = 10_000

/** Whether the session is in its last hour: what announces its end is loaded only then. */
export function useSessionNear(): boolean {
  const end = useSession()?.ExpireTime
  const [near, setNear] = useState(false)
  useEffect(() => {
    const look = () => setNear(end !== undefined && Date.parse(end) - Date.now() < notice)
    look()
    const timer = setInterval(look, looks)
    return () => clearInterval(timer)
  }, [end])
  return near
}
