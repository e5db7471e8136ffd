import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

interface Told {
  /** The button that saves. */
  save: string | RegExp
  /** The sentence about who was faster, and what came in. */
  told: string | RegExp
  cameIn: string | RegExp
  /** Looks whether what was typed is still there. */
  keeps: () => unknown
}

/**
 * Saves a box whose first save is refused because a colleague was faster, as the server answers it in the test: the slower one
 * is told who it was and what came in, keeps what was typed, and saves.
 */
export async function saveOvertaken(
  box: Pick<Locator, 'getByText' | 'getByRole'>,
  { save, told, cameIn, keeps }: Told,
): Promise<void> {
  const button = box.getByRole('button', { name: save, exact: true })
  await button.click()
  await expect.element(box.getByText(told)).toBeVisible()
  await expect.element(box.getByText(cameIn)).toBeVisible()
  await expect.element(box.getByText('已載入最新內容，您填寫的都保留著，請確認後再送出。')).toBeVisible()
  await keeps()
  await button.click()
  await expect.element(box.getByText(told)).not.toBeInTheDocument()
}
