import type { Locator, Page } from 'playwright'

/** Signs on a paper as a finger does. */
export async function sign(page: Page, paper: Locator): Promise<void> {
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (!box) throw new Error('there is no paper to sign on')
  await page.mouse.move(box.x + 40, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, box.y + 50, { steps: 6 })
  await page.mouse.up()
}
