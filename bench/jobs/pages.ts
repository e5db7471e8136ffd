import type { Browser, BrowserContext } from 'playwright'
import { startBare } from '../measure/bare.ts'
import { buildBarePages } from '../measure/bare-pages.ts'
import { atMost, kilobytes, type Line, middle, missingOf, ms } from '../measure/line.ts'
import { type FirstLoad, firstLoad, nextPage, openBrowser, openWindow } from '../measure/slow-browser.ts'
import type { Stage } from '../measure/stage.ts'

const rounds = 3
const goal = { bytes: 220 * 1024, login: 1.25, list: 1.3, next: 400 }
const loginForm = { selector: 'input[type=password]', count: 1 }
const listRows = { selector: 'tbody tr:not([aria-hidden=true])', count: 25 }
const nextButton = '[aria-label="下一頁"]'
const listPath = '/community/postalList.aspx?state=all'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const said = (loads: readonly FirstLoad[]) =>
  `${kilobytes(middle(loads.map(({ bytes }) => bytes)))}, ready after ${seconds(readyOf(loads))}`
const readyOf = (loads: readonly FirstLoad[]) => middle(loads.map(({ readyAt }) => readyAt))

async function loginOnce(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await openWindow(browser)
  try {
    return await firstLoad(context, url, loginForm)
  } finally {
    await context.close()
  }
}

async function measureLogin(browser: Browser, stage: Stage, bareUrl: string): Promise<Line> {
  const figures: FirstLoad[] = []
  const limits: FirstLoad[] = []
  for (let round = 0; round < rounds; round++) {
    limits.push(await loginOnce(browser, `${bareUrl}/login.html`))
    figures.push(await loginOnce(browser, `${stage.url}/mgmt/login`))
  }
  const ratio = readyOf(figures) / readyOf(limits)
  const bytes = middle(figures.map((figure) => figure.bytes))
  return {
    job: 'first load of login at 4x CPU and slow 4G',
    figure: said(figures),
    limit: `${said(limits)} (React and an antd form)`,
    ratio,
    goal: `at most ${kilobytes(goal.bytes)}; at most ${goal.login}`,
    missing: missingOf(atMost(bytes, goal.bytes, 'bytes'), atMost(ratio, goal.login, 'time')),
  }
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/mgmt/login`)
  await page.getByLabel('帳號').fill('desk1a')
  await page.getByLabel('密碼', { exact: true }).fill('lobby-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mgmt/home')
  await page.close()
}

/** The page from an empty cache, and the click to its next rows. */
async function listOnce(context: BrowserContext, url: string): Promise<FirstLoad & { next: number }> {
  const { page, cdp, ...load } = await firstLoad(context, url, listRows)
  const next = await nextPage(cdp, nextButton, listRows.selector)
  await page.close()
  return { ...load, next }
}

async function measureListPage(browser: Browser, stage: Stage, bareUrl: string): Promise<Line[]> {
  const signedIn = await openWindow(browser)
  await signIn(signedIn, stage.url)
  const nobody = await openWindow(browser)
  const figures: (FirstLoad & { next: number })[] = []
  const limits: (FirstLoad & { next: number })[] = []
  for (let round = 0; round < rounds; round++) {
    limits.push(await listOnce(nobody, `${bareUrl}/list.html`))
    figures.push(await listOnce(signedIn, stage.url + listPath))
  }
  const ratio = readyOf(figures) / readyOf(limits)
  const [next, bareNext] = [
    middle(figures.map((figure) => figure.next)),
    middle(limits.map((limit) => limit.next)),
  ]
  return [
    {
      job: 'package list page from an empty cache at 4x CPU and slow 4G',
      figure: said(figures),
      limit: `${said(limits)} (React and an antd table, without a session)`,
      ratio,
      goal: `at most ${goal.list}`,
      missing: atMost(ratio, goal.list),
    },
    {
      job: 'the next page after a click, at 4x CPU',
      figure: ms(Math.round(next)),
      limit: `${ms(Math.round(bareNext))} (the antd table)`,
      ratio: next / bareNext,
      goal: `under ${goal.next} ms`,
      missing: atMost(next, goal.next),
    },
  ]
}

/** What a browser loads, beside pages that show the same and are nothing else. */
export async function measurePages(stage: Stage): Promise<Line[]> {
  const browser = await openBrowser()
  try {
    const desk = await stage.desk()
    const list = { MaxCount: 25, State: 'all' }
    const first = await desk.get('/api/v1/Postal/List', list)
    const after = String(first.body.Pagination.After)
    const second = await desk.get('/api/v1/Postal/List', { ...list, After: after })
    const bare = await startBare('pages', {
      folder: await buildBarePages(),
      first: JSON.stringify(first.body),
      second: JSON.stringify(second.body),
    })
    try {
      return [
        await measureLogin(browser, stage, bare.url),
        ...(await measureListPage(browser, stage, bare.url)),
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await browser.close()
  }
}
