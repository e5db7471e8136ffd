import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../bin/tools/chromium.mjs'

/** Slow 4G and a processor a quarter as fast, as browsers' own tools mean them. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const asItIs = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const slowdown = 4
/** Milliseconds without a byte after which nothing more comes. */
const silence = 1500
/** Milliseconds after which a ready page's own things are there: what a desk needs without a line goes on coming. */
const afterwards = 5000
/** Milliseconds after which a page counts as broken. */
const longest = 60_000

/** Starts the Chromium of the tests. Throws when there is none. */
export async function openBrowser(): Promise<Browser> {
  const found = findChromium()
  if (!found) throw new Error('there is no Chromium on this machine')
  return chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    args: chromiumFlags,
  })
}

/** A window of its own; nothing is kept for the next page but what signing in keeps. */
export const openWindow = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    serviceWorkers: 'block',
  })

// What runs in the page is text: functions are handed over with names of this program's tools in them.

/** Notes in the page when so many things are there for the first time, and painted. */
const noteReady = (selector: string, count: number) => `{
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(${JSON.stringify(selector)}).length < ${count}) return
    observer.disconnect()
    requestAnimationFrame(() => { window.readyAt = performance.now() })
  })
  observer.observe(document, { childList: true, subtree: true })
}`

/** Clicks and gives milliseconds until the first row is another one, and painted. */
const clickThrough = (button: string, row: string) => `new Promise((resolve) => {
  const first = () => document.querySelector(${JSON.stringify(row)})?.textContent ?? ''
  const before = first()
  const begun = performance.now()
  const observer = new MutationObserver(() => {
    if (!first() || first() === before) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.now() - begun))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  document.querySelector(${JSON.stringify(button)}).click()
})`

export interface FirstLoad {
  /** Milliseconds from the beginning of the navigation. */
  readyAt: number
  /** Over the network, headers included, until nothing more came. */
  bytes: number
}

/** Asks in the page, past its policy against evaluated text. */
async function ask(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  return result.value
}

async function onceReady(page: Page, cdp: CDPSession): Promise<number> {
  for (const begun = Date.now(); Date.now() - begun < longest; ) {
    const readyAt = await ask(cdp, 'window.readyAt').catch(() => undefined)
    if (typeof readyAt === 'number') return readyAt
    await page.waitForTimeout(100)
  }
  throw new Error(`${page.url()} was not ready after ${longest / 1000} s`)
}

/** Loads a page from an empty cache over a slow line, until the things of `selector` are there. */
export async function firstLoad(
  context: BrowserContext,
  url: string,
  ready: { selector: string; count: number },
): Promise<FirstLoad & { page: Page; cdp: CDPSession }> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  let heardAt = Date.now()
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    if (encodedDataLength) heardAt = Date.now()
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    heardAt = Date.now()
  })
  await page.addInitScript(noteReady(ready.selector, ready.count))
  await page.goto(url, { waitUntil: 'commit', timeout: longest })
  const readyAt = await onceReady(page, cdp)
  for (const begun = Date.now(); Date.now() - heardAt < silence && Date.now() - begun < afterwards; )
    await page.waitForTimeout(100)
  return { readyAt, bytes, page, cdp }
}

/** Milliseconds of a click until other rows stand there, at a quarter of the speed and over the machine's own line. */
export async function nextPage(cdp: CDPSession, button: string, row: string): Promise<number> {
  await cdp.send('Network.emulateNetworkConditions', asItIs)
  return Number(await ask(cdp, clickThrough(button, row)))
}
