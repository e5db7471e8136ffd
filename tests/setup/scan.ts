/** The keys of a reader, all at one moment; what is typed by a test may stall between two of them. */
export function scan(digits: string): void {
  const press = (key: string, code: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
    )
  for (const digit of digits) press(digit, `Digit${digit}`)
  press('Enter', 'Enter')
}
