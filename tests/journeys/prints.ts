import type { Page } from 'playwright'

/** Lets pages print without a dialog, and keeps what stood on the paper. */
export async function catchPrints(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const papers: string[] = []
    Object.assign(globalThis, { papers })
    globalThis.print = () => {
      papers.push(document.querySelector<HTMLElement>('.lb-print')?.textContent ?? '')
      setTimeout(() => dispatchEvent(new Event('afterprint')), 0)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { papers: string[] }).papers)
}
