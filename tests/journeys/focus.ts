import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** Waits until a field, or something in a dialog, has the focus: what is typed before goes elsewhere. */
export async function focused(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

/** Waits until some field takes what is typed. */
export async function fieldFocused(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('input, textarea'))
}

/** Waits until a field with choices takes what is typed, as the household's does after a scan. */
export async function choicesFocused(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.role === 'combobox')
}
