import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PushService, startPushService } from '../setup/push-service.ts'
import { booked, inMinutes } from '../setup/visitors.ts'
import { journey, signIn } from './browser.ts'

const world = journey({ whole: true, run: 'api,worker', env: { PRIVATE_HOSTS: '1' } })
let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

/**
 * Chromium's own push service is far away, so its subscription is the one thing that is put in place of the browser's:
 * a subscription at a push service on this machine, or none. Worker, permission and everything else are the browser's own.
 */
async function subscribeAt(page: Page, token: string | undefined): Promise<void> {
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () => {
      if (given === undefined) throw new DOMException('no push service', 'AbortError')
      return { toJSON: () => JSON.parse(given) } as PushSubscription
    }
  }, token)
}

const box = (page: Page) => page.getByRole('dialog', { name: '請允許通知' })

describe('notifications', () => {
  it('without the permission a box says in three steps how to give it, beside a desk that goes on (R359, R366, R367, R368)', async () => {
    const page = await world.window({ notifications: 'denied' })
    await signIn(page, 'desk1')
    await expect
      .poll(() => box(page).getByRole('listitem').allInnerTexts())
      .toEqual(['點選網址列左邊的圖示。', '將「位置」與「通知」設為允許。', '關閉設定並重新整理頁面。'])
    await page.keyboard.press('Alt+KeyG')
    await page.keyboard.press('Escape')
    await box(page).getByRole('button', { name: '登出' }).click()
    await page.waitForURL('**/mgmt/login')
    await box(page).waitFor({ state: 'detached' })
    // Where notifications worked before, the login page says it too, without a way to sign out.
    await page.evaluate(() => localStorage.setItem('lobby.pushToken', '{"session":"","at":0}'))
    await page.reload()
    await box(page).waitFor()
    expect(await box(page).getByRole('button').allInnerTexts()).toEqual(['確定', ''])
    await box(page).getByRole('button', { name: '確定' }).click()
    await box(page).waitFor({ state: 'detached' })
    await page.evaluate(() => localStorage.clear())
    await page.evaluate(() => sessionStorage.clear())
    await signIn(page, 'eip1')
    await page.getByRole('banner').waitFor()
    expect(await box(page).count()).toBe(0)
  })

  it('with it the worker is registered, a visitor at the door reaches the browser, and a click leads to the page (R360, R361, R365)', async () => {
    const { path, token } = service.browser()
    const page = await world.window({ notifications: 'granted' })
    await subscribeAt(page, token)
    await signIn(page, 'desk1')
    const subscribed = async () =>
      (await world.lobby.owner.query('select endpoint from push_subscription')).rows.map(
        (row) => row.endpoint,
      )
    await expect.poll(subscribed).toContain(service.url + path)
    expect(await box(page).count()).toBe(0)
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)
    expect(scope).toBe(`${world.lobby.url}/`)

    await page.goto('/mgmt/accountSetting/notifications')
    await page.getByText('通知已開啟。').waitFor()
    await page.getByRole('button', { name: '傳送測試通知' }).click()
    await page.getByText('已傳送測試通知').waitFor()
    const newPackages = page.getByRole('checkbox', { name: '新包裹登記' })
    if (await newPackages.isChecked()) {
      await newPackages.uncheck()
      await page.getByText('不再通知「新包裹登記」').waitFor()
    }
    await newPackages.check()
    await page.getByText('會通知「新包裹登記」').waitFor()

    const other = await world.lobby.as('desk2', '晴川社區')
    const { QrCode } = await booked(other, {
      GuestName: '門口的人',
      BookStartUtc: inMinutes(10),
      BookEndUtc: inMinutes(60),
    })
    await world.lobby.nobody().post(`/api/v1/Guest/Announce/${QrCode}`)
    const pushed = () => service.pushed.filter((item) => item.path === path).map(({ message }) => message)
    await expect
      .poll(() => pushed().map(({ tag }) => tag))
      .toEqual(['test', 'visitorAnnouncements.announced'])

    // A page that is only just there leads where the notification leads, too.
    await page.reload()
    await page.getByText('通知已開啟。').waitFor()
    const titles = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(
          (notification) => notification.title,
        ),
      )
    // A push service keeps what a worker could not take yet; the tool in its place hands it over again.
    const handedOver = async () => {
      await deliver(page, JSON.stringify(pushed()[1]))
      return titles()
    }
    await expect.poll(handedOver, { interval: 500 }).toEqual(['有訪客在門口等候'])
    await deliver(page, '{"title":"elsewhere","link":"https://elsewhere.example/","tag":"x"}')
    await deliver(page, 'no JSON')
    expect(await titles()).toEqual(['有訪客在門口等候'])
    await click(page)
    await page.waitForURL('**/mgmt/home')
    // What was handed over more than once may show again after the click, as it would from a push service; each is clicked away.
    const clickedAway = async () => {
      const shown = await titles()
      if (shown.length > 0) await click(page)
      return shown
    }
    await expect.poll(clickedAway, { interval: 500 }).toEqual([])
  })

  it('a push service that gives no token is asked 5 times more, then an alert says what to do (R363, R369)', async () => {
    const page = await world.window({ notifications: 'granted' })
    await subscribeAt(page, undefined)
    await page.clock.install()
    await signIn(page, 'desk1')
    const alert = page.getByText('推播註冊失敗！請將通知權限封鎖後再次允許。')
    await expect
      .poll(async () => {
        await page.clock.runFor(4000)
        return alert.count()
      })
      .toBe(1)
  })
})

/** Hands the worker what a push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) done(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: world.lobby.url, registrationId, data })
  await session.detach()
}

/** Clicks the notification that is shown, as far as a program can: the event is made inside the worker. */
async function click(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker is registered')
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScopeLike
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    // Only the browser's own events may be waited for.
    Object.defineProperty(event, 'waitUntil', { value: () => undefined })
    scope.dispatchEvent(event)
  })
}

interface ServiceWorkerGlobalScopeLike {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (name: string, given: { notification: Notification | undefined }) => Event
  dispatchEvent(event: Event): boolean
}
