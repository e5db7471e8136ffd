import type { Browser, CDPSession, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import {
  begin,
  type BrowserNeeds,
  closeWindow,
  openBrowser,
  openWindow,
  type WindowOptions,
} from './windows.ts'

/** A journey's world: the product over its own database, and a browser. */
export interface Journey {
  lobby: Lobby
  browser: Browser
  /** Opens a window of its own in which the account is signed in already, on the duty board. */
  desk(account: string, options?: DeskOptions): Promise<Page>
  /** A window that nobody signed in to. */
  window(options?: WindowOptions): Promise<Page>
}

export interface DeskOptions extends WindowOptions {
  community?: string
  /** The page that is opened instead of the duty board, whose content the caller waits for; null: none yet. */
  at?: string | null
}

/** The address of this worker's worlds, one after the other: what a window has fetched and compiled, it need not again. */
let port = 0

/**
 * Starts a journey's world for the tests of a file. A window that is opened in a test is closed at its end, one that is
 * opened before all tests at the end of all.
 */
export function journey(
  settings: BrowserNeeds & { run?: string; env?: Record<string, string> } = {},
): Journey {
  const world = {} as Journey
  const windows = { ofFile: new Set<Page>(), ofTest: new Set<Page>() }
  let open = windows.ofFile
  beforeAll(async () => {
    world.lobby = await startLobby({ ...settings, port })
    port = Number(new URL(world.lobby.url).port)
    world.browser = await openBrowser(settings)
  })
  beforeEach(() => {
    open = windows.ofTest
  })
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) for (const page of [...windows.ofFile, ...windows.ofTest]) await tellScreen(page)
    await Promise.all([...windows.ofTest].map((page) => closeWindow(page, { again: !hasFailed })))
    windows.ofTest.clear()
    open = windows.ofFile
  })
  afterAll(async () => {
    await Promise.all([...windows.ofFile].map((page) => closeWindow(page)))
    await world.lobby?.close()
  })
  world.window = async (options = {}) => {
    const page = await openWindow(world.browser, world.lobby.url, options)
    open.add(page)
    return page
  }
  world.desk = async (account, { community = '晴川社區', at, ...options } = {}) => {
    const page = await world.window(options)
    await begin(page, account, community)
    if (at !== null) await page.goto(at ?? home)
    if (at === undefined) await isReady(page)
    return page
  }
  return world
}

/** What stood there, a dialog first, is the first thing to know of a journey that failed. */
async function tellScreen(page: Page): Promise<void> {
  const said = await page
    .locator('dialog[open], main')
    .allInnerTexts()
    .catch(() => [])
  process.stdout.write(`${page.url()} ${said.map((text) => text.slice(0, 300)).join(' | ')}\n`)
}

const home = '/mgmt/home'

/** On the duty board hot keys are there once it is known who may do what. */
const isReady = (page: Page) =>
  page.getByRole('navigation', { name: '常用功能', includeHidden: true }).waitFor({ state: 'attached' })

/** Signs in as a person does: account, password, Enter, and the community when there are several. */
export async function signIn(page: Page, account: string, community = '晴川社區'): Promise<void> {
  await page.goto('/mgmt/login')
  await page.getByLabel('帳號').fill(account)
  await page.getByLabel('密碼', { exact: true }).fill('lobby-demo')
  await page.keyboard.press('Enter')
  const choice = page.getByRole('heading', { name: '選擇社區' })
  await choice.or(page.getByRole('banner')).first().waitFor()
  if (await choice.isVisible()) {
    await page.getByText(community, { exact: true }).click()
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(`**${home}`)
  await isReady(page)
}

/** The key of a character on a US keyboard, which is what readers send. */
function keyOf(char: string): { code: string; key: string; text: string; modifiers: number } {
  const code = /\d/.test(char) ? `Digit${char}` : char === '-' ? 'Minus' : `Key${char.toUpperCase()}`
  return { code, key: char, text: char, modifiers: /[A-Z]/.test(char) ? 8 : 0 }
}

const readers = new WeakMap<Page, Promise<CDPSession>>()

/** A page keeps its reader: one that is unplugged gives a browser that was taken off the network its network again. */
function readerOf(page: Page): Promise<CDPSession> {
  const reader = readers.get(page) ?? page.context().newCDPSession(page)
  readers.set(page, reader)
  return reader
}

/** Seconds between the keys of a reader. */
const readerPace = 0.008

/**
 * Types as a scanner or card reader does: real key events in one burst, then Enter. Each carries the time at which the
 * reader sent it, as the system's own events do, so a busy machine does not turn the reader into a person.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await readerOf(page)
  const begun = Date.now() / 1000
  let sent = 0
  const press = (key: { code: string; key: string; text: string; modifiers: number }) => {
    const timestamp = begun + sent++ * readerPace
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: undefined }),
    ]
  }
  const enter = { code: 'Enter', key: 'Enter', text: '\r', modifiers: 0 }
  await Promise.all([...code].flatMap((char) => press(keyOf(char))).concat(press(enter)))
}

/** A header counter's number by its label. */
export async function counter(page: Page, label: string): Promise<number> {
  const shown = page.getByRole('navigation', { name: '即時數量' }).getByText(label).first()
  // Until it is known a counter shows a dash.
  await expect.poll(async () => /\d/.test(await shown.innerText())).toBe(true)
  return Number((await shown.innerText()).replace(/\D/g, ''))
}
