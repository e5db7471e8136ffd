/** Milliseconds that a page may take to show something. */
const patience = 4000

/** The first element of a selector that is seen. */
export const elementOf = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)

/** Whether something is seen, now or after the page has come. */
export async function whenThere(selector: string): Promise<boolean> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    if (elementOf(selector)) return true
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return elementOf(selector) !== undefined
}
