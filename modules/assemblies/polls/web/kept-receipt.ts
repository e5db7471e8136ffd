import { newReceipt } from '../shapes.ts'

const place = (token: string) => `lobby.ballot.${token.slice(-16)}`

/** The receipt that this phone made for a paper, made now when there is none: it is kept before it is sent, so that a lost answer loses nothing. */
export function receiptFor(token: string): string {
  const known = keptReceipt(token)
  if (known) return known
  const made = newReceipt()
  keep(token, made)
  return made
}

/** Where the browser keeps nothing, the receipt lives as long as the page. */
const here = new Map<string, string>()

/** What this phone keeps for a paper; '' when it has none. */
export function keptReceipt(token: string): string {
  try {
    return localStorage.getItem(place(token)) ?? here.get(token) ?? ''
  } catch {
    return here.get(token) ?? ''
  }
}

function keep(token: string, receipt: string): void {
  here.set(token, receipt)
  try {
    localStorage.setItem(place(token), receipt)
  } catch {
    // A private window: the page still shows it.
  }
}

/** Another receipt: this one is somebody else's. */
export function dropReceipt(token: string): void {
  here.delete(token)
  try {
    localStorage.removeItem(place(token))
  } catch {
    // Nothing was kept.
  }
}
