import { useState } from 'react'

/**
 * What stands open beside a list, although another desk took it off the list meanwhile: what is written about it there is
 * not lost, and it can be said that it is gone.
 */
export function useKept<Row>(
  id: string | undefined,
  found: Row | undefined,
): { row: Row | undefined; isGone: boolean } {
  const [last, setLast] = useState<{ id: string; row: Row }>()
  if (id !== undefined && found !== undefined && (last?.id !== id || last.row !== found))
    setLast({ id, row: found })
  const kept = id !== undefined && last?.id === id ? last.row : undefined
  return { row: found ?? kept, isGone: found === undefined && kept !== undefined }
}
