/** The first element of a selector that is seen. */
export const elementOf = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0)

/** Whether something is seen, now or within so many milliseconds. */
export async function whenThere(selector: string, patience: number): Promise<boolean> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    if (elementOf(selector)) return true
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return elementOf(selector) !== undefined
}
