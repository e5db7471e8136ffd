import { createRootRoute } from '@tanstack/react-router'

/** Where the back button of a page leads (R010). */
export type Prev = 'goHome' | 'other' | `mainPage/${string}` | `/${string}`
/** What the address of a page has in the place of a name: `{ type: 'default-management' }`. */
export type Params = Readonly<Record<string, string | undefined>>

/** What a route says about its page (R009). */
export interface ScreenMeta {
  /** `none`: neither header nor footer stands around the page. */
  header: 'none' | 'management'
  footer: boolean
  /** Whether the auto-logout notice may appear on it. */
  logoutinfo: boolean
  /** Of pages whose address says where they belong, by its parameters. */
  prev: Prev | ((params: Params) => Prev)
  /** Its filters, scroll and drafts are as they were when one comes back. */
  keepAlive?: boolean
  /** Opens without a session (R004). */
  public?: boolean
  /** Where whoever has no session is led in place of signing in, by what the address asks for; undefined: to sign in. */
  strangersGoTo?: (search: string) => string | undefined
  /** When what the community has cannot be found out, it is said (R023). */
  isCheckNeeded?: true
  /** The page's name, `namespace:key`: the browser's title. */
  title: string
  /** Community services of which at least one must be enabled. */
  service?: readonly number[]
  /** The permission that the page needs. */
  can?: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    meta?: ScreenMeta
  }
  interface HistoryState {
    /** The way back of a page led here: a page that is kept alive shows what it showed. */
    goesBack?: true
  }
}

/** The root of every page; the app gives it its frame. */
export const rootRoute = createRootRoute()

/** What a page of somebody who is signed in says: it has the frame around it. */
export const managed = (meta: Omit<ScreenMeta, 'header' | 'footer' | 'logoutinfo'>) => ({
  meta: { header: 'management', footer: true, logoutinfo: true, ...meta } satisfies ScreenMeta,
})
