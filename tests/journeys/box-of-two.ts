import type { Locator, Page } from 'playwright'

/** A box that two desks open at the same time, each to change something else. */
export interface Box {
  what: string
  who?: readonly [string, string]
  open: (page: Page) => Promise<Locator>
  /** What the faster one opens, when that is another box about the same. */
  openTheirs?: (page: Page) => Promise<Locator>
  saveTheirs?: string
  /** What the faster one writes, the slower one, and what both had written. */
  theirs: (box: Locator) => Promise<void>
  mine: (box: Locator) => Promise<void>
  save: string | RegExp
  /** The sentence about who was faster, and what came in. */
  told: RegExp
  cameIn: string | RegExp
  /** Whether what was typed is still there. */
  keeps: (box: Locator) => Promise<boolean>
  /** Both changes, as they stand on the page afterwards. */
  stands: (page: Page) => Promise<void>
}

/** Two who may change settings; the first is the faster one. */
export const managers = ['eip1', 'auth_0912345678'] as const
export const fill = (label: string | RegExp, text: string) => (box: Locator) =>
  box.getByLabel(label).fill(text)
export const has = (label: string | RegExp, text: string) => async (box: Locator) =>
  (await box.getByLabel(label).inputValue()) === text
export const panelOf = (page: Page) => page.getByRole('complementary')
