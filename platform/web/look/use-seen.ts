import { useState } from 'react'

/**
 * What stood there when a box was opened. A page goes on hearing of others' changes beneath it; a box that sent the newest
 * version with what was typed over an older one would overwrite them unseen, so it sends the one that it was opened with.
 */
export function useSeen<Value>(value: Value): Value {
  const [seen] = useState(() => value)
  return seen
}
