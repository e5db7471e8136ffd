import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../bin/tools/chromium.mjs'
import { Desk } from '../setup/desk.ts'

const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

export interface WindowOptions {
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

/** What a file's windows need of the browser. */
export interface BrowserNeeds {
  /** A fake camera; there is one if left out. */
  camera?: boolean
  /** The whole browser and not the light one: notifications are shown. */
  whole?: boolean
}

/** Started once and shared by the files of a worker, whose end ends them. */
const browsers = new Map<string, Promise<Browser>>()

/** The worker's Chromium of that kind. */
export async function openBrowser({ camera = true, whole = false }: BrowserNeeds): Promise<Browser> {
  const kind = JSON.stringify({ camera, whole })
  const open = browsers.get(kind)
  if (open && (await open).isConnected()) return open
  const found = findChromium({ isLight: !whole })
  if (!found) throw new Error('there is no Chromium: npm test installs one')
  const started = chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    args: camera ? [...chromiumFlags, ...fakeCamera] : chromiumFlags,
  })
  browsers.set(kind, started)
  return started
}

/** Milliseconds that an act of a journey waits for what it acts on, also on a busy machine. */
const patience = 60_000

/** How much slower than a server that is there a busy machine may answer. */
const slowness = 5

/** A server that answers late counts as a lost line; what a page waits for it, it waits so many times longer in a journey. */
function waitLonger(times: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(ms * times)
}

/** Something of our own origin that runs no code: where a window rests between two tests. */
const restingPlace = '/icon.svg'

interface Kept {
  page: Page
  /** Of which windows one can be the next. */
  kind: string
  /** What a test did that a wiped window would still show. */
  isMarked: boolean
}

/** Windows that were wiped, for whoever wants one of that kind. */
const resting: Kept[] = []
const inUse = new Map<Page, Kept>()

/**
 * Opens a window as of a browser that was never used. It may be one that rested: of what it had, only what it fetched and
 * compiled is left, which is most of the work of opening a page.
 */
export async function openWindow(browser: Browser, url: string, options: WindowOptions): Promise<Page> {
  const kind = JSON.stringify([url, { ...options, width: 0, height: 0 }])
  const found = resting.findIndex((kept) => kept.kind === kind && kept.page.context().browser() === browser)
  const [kept = await freshWindow(browser, url, kind, options)] = found < 0 ? [] : resting.splice(found, 1)
  const { width = 1440, height = 900 } = options
  const size = kept.page.viewportSize()
  if (size?.width !== width || size.height !== height) await kept.page.setViewportSize({ width, height })
  inUse.set(kept.page, kept)
  return kept.page
}

async function freshWindow(
  browser: Browser,
  url: string,
  kind: string,
  options: WindowOptions,
): Promise<Kept> {
  const context = await browser.newContext({
    baseURL: url,
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
  context.setDefaultTimeout(patience)
  await context.addInitScript(waitLonger, slowness)
  const page = await context.newPage()
  const kept: Kept = { page, kind, isMarked: false }
  mark(kept, context, ['addInitScript', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'])
  mark(kept, page, ['addInitScript', 'exposeFunction', 'emulateMedia', 'on', 'once', 'route'])
  mark(kept, context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'])
  context.once('close', () => (kept.isMarked = true))
  return kept
}

/** Notes when a test does what cannot be taken back. */
function mark<T extends object>(kept: Kept, of: T, acts: readonly (keyof T & string)[]): void {
  for (const act of acts) {
    const own = (of[act] as (...given: unknown[]) => unknown).bind(of)
    const marking = (...given: unknown[]) => {
      kept.isMarked = true
      return own(...given)
    }
    Object.assign(of, { [act]: marking })
  }
}

/** Closes a window: it is wiped and rests for the next who wants one, unless something of it would stay. */
export async function closeWindow(page: Page, { again = true } = {}): Promise<void> {
  const kept = inUse.get(page)
  inUse.delete(page)
  const context = page.context()
  if (!kept || !again || kept.isMarked || page.isClosed()) return context.close()
  try {
    await wipe(page, context)
    resting.push(kept)
  } catch {
    await context.close()
  }
}

async function wipe(page: Page, context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((item) => item !== page && item.close()))
  await page.mouse.move(0, 0)
  await page.goto(restingPlace)
  const devtools = await context.newCDPSession(page)
  await page.evaluate(() => sessionStorage.clear())
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  })
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
  await context.clearCookies()
}

/** The one cookie that pages may read. */
const presence = 'lobby_signed_in'

/** Signs the account in over HTTP as this browser, and gives the window what the login page would have left in it. */
export async function begin(page: Page, account: string, community: string): Promise<void> {
  if (!page.url().endsWith(restingPlace)) await page.goto(restingPlace)
  const [url, userAgent] = await page.evaluate(() => [location.origin, navigator.userAgent] as const)
  const { cookies, info } = await Desk.signIn(url, account, community, { 'user-agent': userAgent })
  const kept = [...cookies].map(([name, value]) => ({ name, value, url, httpOnly: name !== presence }))
  await page.context().addCookies(kept)
  await page.evaluate((text) => {
    localStorage.setItem('lobby.loginUserInfo', text)
    localStorage.setItem('lobby.loginStatus', '1')
  }, JSON.stringify(info))
}
