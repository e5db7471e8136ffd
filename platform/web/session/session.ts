import { forgetPlace } from './place.ts'

/** What is kept in local storage of whoever signed in, in the specification's words (R037). */
export interface LoginUserInfo {
  ExpireTime: string
  IsAdmin: boolean
  IsFromEip: boolean
  IsAuthorizationAccount: boolean
  IsOneTimeAccount: boolean
  CommunityName: string
  AdminName: string
  ComId: string
  Time: string
  Account: string
}

const infoKey = 'lobby.loginUserInfo'
const statusKey = 'lobby.loginStatus'
const presenceCookie = 'lobby_signed_in'
const listeners = new Set<() => void>()
let info: LoginUserInfo | undefined = read()

function read(): LoginUserInfo | undefined {
  try {
    const text = localStorage.getItem(infoKey)
    return ((text && JSON.parse(text)) || undefined) as LoginUserInfo | undefined
  } catch {
    return undefined
  }
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** Keeps who signed in; the login cookies were set by the server. */
export function keepSession(next: LoginUserInfo): void {
  info = next
  localStorage.setItem(infoKey, JSON.stringify(next))
  localStorage.setItem(statusKey, '1')
  tell()
}

/** Forgets who was signed in. */
export function forgetSession(): void {
  info = undefined
  forgetPlace()
  localStorage.removeItem(infoKey)
  localStorage.removeItem(statusKey)
  // Its HttpOnly companion is the server's to clear.
  document.cookie = `${presenceCookie}=; path=/; max-age=0`
  tell()
}

/** Who is signed in, as the server last said; undefined: nobody. */
export const sessionInfo = (): LoginUserInfo | undefined => info

/** Who is signed in by the storage itself: another tab may have changed it this moment. */
export const storedSession = (): LoginUserInfo | undefined => read()

const hasCookie = () => document.cookie.split('; ').some((pair) => pair === `${presenceCookie}=1`)

/** A session is valid only with stored user info, login status, an unexpired ExpireTime and the login cookie (R025). */
export function isSessionValid(now: number = Date.now()): boolean {
  const stored = read()
  return (
    stored !== undefined &&
    localStorage.getItem(statusKey) === '1' &&
    new Date(stored.ExpireTime).getTime() > now &&
    hasCookie()
  )
}

/** Hears when somebody signs in or out, in this tab and in others. */
export function onSession(changed: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== infoKey && event.key !== null) return
    info = read()
    changed()
  }
  listeners.add(changed)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** Does something once, as soon as somebody is signed in: what nobody else needs is loaded then. */
export function whenSignedIn(act: () => void): void {
  if (isSessionValid()) return act()
  const stop = onSession(() => {
    if (!isSessionValid()) return
    stop()
    act()
  })
}
