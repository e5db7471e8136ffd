import { useState } from 'react'

/** The desks of a hall. */
export const deskNumbers = ['1', '2', '3', '4', '5', '6', '7', '8']
const key = 'lobby.assemblyDesk'

function read(): string {
  try {
    const kept = localStorage.getItem(key) ?? ''
    return deskNumbers.includes(kept) ? kept : '1'
  } catch {
    return '1'
  }
}

/** Which desk this device is, kept on it. */
export function useDeskNumber(): [string, (desk: string) => void] {
  const [desk, setDesk] = useState(read)
  const choose = (next: string) => {
    setDesk(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // A browser that keeps nothing asks again.
    }
  }
  return [desk, choose]
}
