import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { chromiumFlags, findChromium } from '../../bin/tools/chromium.mjs'
import { type Lobby, startLobby } from '../setup/lobby.ts'

const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** A journey's world: the product over its own database, and a browser. */
export interface Journey {
  lobby: Lobby
  browser: Browser
  /** Opens a browser window of its own, signed in through the login page. */
  desk(account: string, options?: DeskOptions): Promise<Page>
  /** A window that nobody signed in to. */
  window(options?: DeskOptions): Promise<Page>
}

export interface DeskOptions {
  community?: string
  width?: number
  height?: number
  dark?: boolean
  /** Allows the (fake) camera. */
  camera?: boolean
  /** Whether the browser shows notifications; else it is one where the box that asks for them was closed. */
  notifications?: 'granted' | 'denied'
  /** Lets sites of others in whose certificates nobody vouches for (other-site.ts). */
  otherSites?: boolean
  /** The browser's language; zh-TW if left out. */
  locale?: string
}

/** Started once and shared by the files of a worker, whose end ends them; what a journey leaves is in its own windows. */
const browsers = new Map<boolean, Promise<Browser>>()

async function openBrowser(camera: boolean): Promise<Browser> {
  const open = browsers.get(camera)
  if (open && (await open).isConnected()) return open
  const found = findChromium()
  if (!found) throw new Error('there is no Chromium: npm test installs one')
  const started = chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    args: camera ? [...chromiumFlags, ...fakeCamera] : chromiumFlags,
  })
  browsers.set(camera, started)
  return started
}

/** Starts a journey's world for the tests of a file. Errors on a page's console fail the test that sees them. */
export function journey(
  settings: { camera?: boolean; run?: string; env?: Record<string, string> } = {},
): Journey {
  const world = {} as Journey
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    world.lobby = await startLobby(settings)
    world.browser = await openBrowser(settings.camera !== false)
  })
  // A dialog that nobody expected is the first thing to know of a journey that failed.
  beforeEach(({ onTestFailed }) =>
    onTestFailed(async () => {
      for (const page of contexts.flatMap((context) => context.pages())) {
        const said = await page
          .locator('dialog[open]')
          .allInnerTexts()
          .catch(() => [])
        process.stdout.write(`${page.url()} ${said.map((text) => text.slice(0, 300)).join(' | ')}\n`)
      }
    }),
  )
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await world.lobby?.close()
  })
  world.window = async (options = {}) => {
    const context = await world.browser.newContext({
      baseURL: world.lobby.url,
      viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
      colorScheme: options.dark ? 'dark' : 'light',
      locale: options.locale ?? 'zh-TW',
      ignoreHTTPSErrors: options.otherSites === true,
      timezoneId: 'Asia/Taipei',
      permissions: [
        ...(options.camera === false ? [] : ['camera']),
        ...(options.notifications === 'granted' ? ['notifications'] : []),
      ],
    })
    if (!options.notifications)
      await context.addInitScript(() => sessionStorage.setItem('lobby.pushSaid', 'box failure'))
    contexts.push(context)
    return context.newPage()
  }
  world.desk = async (account, options = {}) => {
    const page = await world.window(options)
    await signIn(page, account, options.community)
    return page
  }
  return world
}

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
  await page.waitForURL('**/mgmt/home')
  // Hot keys are there once it is known who may do what.
  await page.getByRole('navigation', { name: '常用功能', includeHidden: true }).waitFor({ state: 'attached' })
}

/** The key of a character on a US keyboard, which is what readers send. */
function keyOf(char: string): { code: string; key: string; text: string; modifiers: number } {
  const code = /\d/.test(char) ? `Digit${char}` : char === '-' ? 'Minus' : `Key${char.toUpperCase()}`
  return { code, key: char, text: char, modifiers: /[A-Z]/.test(char) ? 8 : 0 }
}

/** Seconds between the keys of a reader. */
const readerPace = 0.008

/**
 * Types as a scanner or card reader does: real key events in one burst, then Enter. Each carries the time at which the
 * reader sent it, as the system's own events do, so a busy machine does not turn the reader into a person.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
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
  await session.detach()
}

/** A header counter's number by its label. */
export async function counter(page: Page, label: string): Promise<number> {
  const shown = page.getByRole('navigation', { name: '即時數量' }).getByText(label).first()
  // Until it is known a counter shows a dash.
  await expect.poll(async () => /\d/.test(await shown.innerText())).toBe(true)
  return Number((await shown.innerText()).replace(/\D/g, ''))
}
