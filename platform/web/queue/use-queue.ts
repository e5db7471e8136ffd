import { useEffect, useState } from 'react'
import { queueShown, type QueueShown } from './shown.ts'

/** What waits in this browser for who is signed in. */
export const useQueue = (): QueueShown => queueShown.use()

/** True once `value` has been true for so many ms without a break. */
export function useLasting(value: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    setLasting(false)
    if (!value) return
    const timer = setTimeout(() => setLasting(true), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value && lasting
}
