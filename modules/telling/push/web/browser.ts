import { client } from '#platform/web/calls/client.ts'
import { push } from '../contract.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { kept, keptKey } from './kept-token.ts'
import { register, type RegistrationWays } from './registration.ts'

const api = client(push)
/** The one place of the worker: its scope is the whole site. */
const worker = '/push-worker.js'
const saidKey = 'lobby.pushSaid'

/** Whether this browser can be told anything at all; without HTTPS it cannot. */
export const isAble = (): boolean =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

export const permission = (): NotificationPermission => Notification.permission

/** Asks the person; a browser that was told no does not ask again. */
export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission()

/** Hears when the person changes the permission in the browser's own settings. */
export function onPermission(changed: () => void): () => void {
  let status: PermissionStatus | undefined
  let over = false
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (over) return
      status = found
      found.addEventListener('change', changed)
    })
    .catch(() => undefined)
  return () => {
    over = true
    status?.removeEventListener('change', changed)
  }
}

/** What was said in this tab is not said again: the box of the permission, the alert of a failure. */
export const wasSaid = (text: string): boolean => (sessionStorage.getItem(saidKey) ?? '').includes(text)
export const say = (text: string): void =>
  sessionStorage.setItem(saidKey, `${sessionStorage.getItem(saidKey) ?? ''} ${text}`)

const awayKey = 'lobby.pushAway'
/** Whether the box of the permission was put away today, in any tab. */
export const isPutAway = (): boolean => localStorage.getItem(awayKey) === dayOf(new Date())
export const putAwayToday = (): void => localStorage.setItem(awayKey, dayOf(new Date()))

const sameKey = (subscription: PushSubscription, publicKey: string) => {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** The worker of notifications at work: a page of a round has another one beside it, which is told nothing. */
async function registered(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(worker, { scope: '/' })
  const coming = registration.installing ?? registration.waiting
  if (coming && !registration.active)
    await new Promise<void>((done) => {
      const look = () => (coming.state === 'activated' || coming.state === 'redundant') && done()
      coming.addEventListener('statechange', look)
      look()
    })
  return registration
}

async function fetchToken(publicKey: string): Promise<string> {
  const { pushManager } = await registered()
  const known = await pushManager.getSubscription()
  if (known && !sameKey(known, publicKey)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return JSON.stringify(subscription)
}

const ways: RegistrationWays = {
  now: Date.now,
  pause: (ms) => new Promise((done) => setTimeout(done, ms)),
  kept,
  keep: (token) => localStorage.setItem(keptKey, JSON.stringify(token)),
  publicKey: async () => (await api.showPush({})).data.publicKey,
  fetchToken,
  send: async (browserPushToken) => void (await api.keepToken({ browserPushToken })),
}

/** Registers this browser for a session; `again`: although its token is fresh. Throws NoToken. */
export function registerBrowser(session: string, again = false): Promise<void> {
  if (again) localStorage.removeItem(keptKey)
  return register(session, ways)
}
