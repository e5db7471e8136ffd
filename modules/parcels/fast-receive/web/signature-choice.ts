import { useState } from 'react'

const KEY = 'lobby.signaturePad'

/** Whether this desk uses a signature pad: on unless somebody switched it off in this browser. */
function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // A browser that refuses storage asks again next time.
  }
}

/** The choice, kept per browser. */
export function useSignatureChoice(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(read)
  const choose = (next: boolean) => {
    setOn(next)
    keep(next)
  }
  return [on, choose]
}
