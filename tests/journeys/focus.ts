import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** Waits until a field has the focus: what is typed before goes elsewhere. */
export async function focused(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** Waits until a field with choices takes what is typed, as the household's does after a scan. */
export async function choicesFocused(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.role === 'combobox')
}
