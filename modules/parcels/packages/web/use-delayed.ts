import { useEffect, useState } from 'react'

/** A value that follows when it has been still for `ms`: for searching while somebody types. */
export function useDelayed<T>(value: T, ms: number): T {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return still
}
