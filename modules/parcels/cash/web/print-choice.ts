const key = 'lobby.cash.printReceipts'

/** Whether this browser prints a receipt at once. Without a choice: yes, except on phones and tablets. */
export function readPrintToo(): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? !matchMedia('(hover: none)').matches : kept === '1'
  } catch {
    return false
  }
}

/** Keeps in this browser whether a receipt is printed with each line. */
export function keepPrintToo(on: boolean): void {
  try {
    localStorage.setItem(key, on ? '1' : '0')
  } catch {
    // A refused storage forgets with the page.
  }
}
