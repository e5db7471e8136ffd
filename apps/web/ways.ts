import { accounts } from '#modules/sign-in/accounts/contract.ts'
import { rightsChanged } from '#modules/sign-in/accounts/events.ts'
import { communities } from '#modules/communities/communities/contract.ts'
import { serviceNames } from '#modules/communities/communities/services.ts'
import { dropAccessToken } from '#platform/web/calls/access-token.ts'
import { setWays, signedOut } from '#platform/web/calls/catalogue.ts'
import { client } from '#platform/web/calls/client.ts'
import { askAgain, queryClient } from '#platform/web/frame/query-client.ts'
import { meQuery, servicesQuery, setSignedInCalls } from '#platform/web/frame/signed-in.ts'
import { loginPath, mainPath } from '#platform/web/frame/use-back.ts'
import { openDrafts, wipeDrafts } from '#platform/web/input/draft.ts'
import { hearEvents, liveState, onLiveState, startLive } from '#platform/web/live/live.ts'
import { mayForgetQueue, wipeQueue } from '#platform/web/queue/leave.ts'
import { forgetSession, isSessionValid, onSession, sessionInfo } from '#platform/web/session/session.ts'
import { valueWord } from '#platform/web/i18n/words.ts'
import { releaseNavigations } from './guard.ts'
import { watchOpenPage } from './open-page.ts'
import { router } from './router.ts'

const accountsApi = client(accounts)
const communitiesApi = client(communities)

/** Milliseconds in which the tab that signed out has told the others. */
const untilTold = 1000
/** This tab is ending the session itself. */
let ending = false

/** Tells the server, then forgets everything here (R028). Without a line the cookie that is left ends by itself. */
async function endSession(): Promise<void> {
  ending = true
  await accountsApi.logOut({}).catch(() => undefined)
  dropAccessToken()
  forgetSession()
  ending = false
}

const isAtLogin = () => router.state.location.pathname.toLowerCase() === loginPath

/** After a session that ended by itself: one comes back to the same page, and drafts are still there. */
async function toLogin(): Promise<void> {
  const { href } = router.state.location
  const wasAtLogin = isAtLogin()
  await endSession()
  if (!releaseNavigations() && !wasAtLogin)
    await router.navigate({ href: `${loginPath}?to=${encodeURIComponent(href)}`, replace: true })
  // Not before: the page that one leaves would ask for all of it again, and be refused again.
  queryClient.clear()
}

async function logOut(): Promise<void> {
  if (!(await mayForgetQueue())) return
  await endSession()
  await wipeQueue()
  wipeDrafts()
  await router.navigate({ href: loginPath, replace: true })
  queryClient.clear()
}

/** Somebody signed out in another tab, and knows it: this one leaves without a word. */
function leaveSilently(): void {
  dropAccessToken()
  wipeDrafts()
  queryClient.clear()
  const isPublic = router.state.matches.at(-1)?.staticData.meta?.public
  if (!isPublic) void router.navigate({ href: loginPath, replace: true })
}

/** Follows who is signed in: another account or community, here or in another tab, starts from nothing. */
function followSession(): void {
  let owner = ''
  const follow = () => {
    const info = isSessionValid() ? sessionInfo() : undefined
    const next = info ? `${info.Account}\n${info.ComId}\n${info.Time}` : ''
    if (next === owner) return
    const changed = owner !== '' && next !== ''
    const left = owner !== '' && next === ''
    owner = next
    if (left && !ending) leaveSilently()
    if (!info) return
    openDrafts({ account: info.Account, community: info.ComId })
    if (!changed) return
    dropAccessToken()
    void queryClient.resetQueries()
  }
  onSession(follow)
  follow()
}

/** Connects the platform with the calls of the product and the pages. */
export function openWays(): void {
  setWays({
    toLogin,
    isAtLogin,
    toMain: () => void router.navigate({ href: mainPath }),
    serviceName: (id) => valueWord(`services.${id}`, serviceNames[id] ?? ''),
  })
  setSignedInCalls({
    me: async () => (await accountsApi.me({})).data,
    services: async () => (await communitiesApi.listMainServices({})).data.services,
    logOut,
  })
  // What the page brought is of a session that this browser knows, or of nobody.
  if (!isSessionValid()) dropAccessToken()
  followSession()
  watchOpenPage()
  hearEvents(({ Name }) => {
    if (Name !== rightsChanged.name) return
    for (const { queryKey } of [meQuery, servicesQuery]) void queryClient.invalidateQueries({ queryKey })
  })
  onLiveState(() => liveState() === 'open' && askAgain())
  startLive(
    () => setTimeout(() => (isSessionValid() ? signedOut() : leaveSilently()), untilTold),
    () => void queryClient.invalidateQueries(),
  )
}
