import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { render } from 'vitest-browser-react'
import { contributions, router as app, texts } from '#apps/web/whole.ts'
import { outranks, roles } from '#platform/contract/access.ts'
import { broadcasts } from '#modules/communities/broadcasts/contract.ts'
import { communities } from '#modules/communities/communities/contract.ts'
import { serviceNames } from '#modules/communities/communities/services.ts'
import { accountSettings } from '#modules/sign-in/account-settings/contract.ts'
import { accounts, type Me } from '#modules/sign-in/accounts/contract.ts'
import { setWays } from '#platform/web/calls/catalogue.ts'
import { client } from '#platform/web/calls/client.ts'
import { ContributionsContext } from '#platform/web/frame/contributions.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { setSignedInCalls } from '#platform/web/frame/signed-in.ts'
import { frameTexts } from '#platform/web/frame/texts.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { openWords } from '#platform/web/i18n/words.ts'
import { HotKeys } from '#platform/web/input/HotKeys.tsx'
import { Look } from '#platform/web/look/Look.tsx'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { forgetSession, keepSession } from '#platform/web/session/session.ts'
import { answering, answeringEmpty } from './answers.ts'
import { sampleId } from './sample.ts'

startTexts({ 'zh-TW': { ...texts['zh-TW'], frame: frameTexts } }, ['zh-TW'])
openWords(() => import('#apps/web/words.ts'))
rootRoute.update({ component: Page })

const accountsApi = client(accounts)
const communitiesApi = client(communities)
setSignedInCalls({
  me: async () => (await accountsApi.me({})).data,
  services: async () => (await communitiesApi.listMainServices({})).data.services,
  logOut: async () => forgetSession(),
})

/** Who looks at the page. */
export interface Viewer extends Partial<Pick<Me, 'name' | 'account' | 'kind' | 'role'>> {
  /** The permissions; what the page or dialog asks for. */
  may?: readonly string[]
  /** The services of the community; unsaid: all. */
  services?: readonly number[]
}

/** A page, and the dialogs that modules open from anywhere. */
function Page() {
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
      {contributions.dialogs.map((Dialog, nth) => (
        <Suspense key={nth}>
          <Dialog />
        </Suspense>
      ))}
    </>
  )
}

/** Signs somebody in: what the frame asks of whoever it is, is answered. */
function signIn({ may = [], services = Object.keys(serviceNames).map(Number), ...said }: Viewer): void {
  const me: Me = {
    accountId: sampleId,
    name: '沈韻如',
    account: 'auth_0912345678',
    kind: 'manager',
    role: 'admin',
    communityId: sampleId,
    communityName: '晴川社區',
    services: [...services],
    permissions: [...may],
    handles: roles.filter((role) => outranks(said.role ?? 'admin', role)),
    sessionEndsAt: new Date(Date.now() + 86_400_000),
    ...said,
  }
  keepSession({
    ExpireTime: me.sessionEndsAt.toISOString(),
    IsAdmin: true,
    IsFromEip: false,
    IsAuthorizationAccount: me.kind === 'manager',
    IsOneTimeAccount: me.kind === 'oneTime',
    CommunityName: me.communityName,
    AdminName: me.name,
    ComId: me.communityId,
    Time: new Date().toISOString(),
    Account: me.account,
  })
  document.cookie = 'lobby_signed_in=1; path=/'
  answering(accounts.calls.refreshAccess, { accessToken: 'token', expiresAt: me.sessionEndsAt })
  answering(accounts.calls.me, { data: me })
  answeringEmpty(broadcasts.calls.showCurrent, accountSettings.calls.passiveUse)
  answering(communities.calls.listMainServices, {
    data: { services: services.map((id) => ({ id, kind: 1 as const, display: serviceNames[id] ?? '' })) },
  })
}

function show(router: ReturnType<typeof createRouter>) {
  setWays({
    toLogin: () => router.navigate({ href: '/mgmt/login' }),
    isAtLogin: () => router.state.location.pathname === '/mgmt/login',
    toMain: () => void router.navigate({ href: '/mgmt/home' }),
    serviceName: (id) => serviceNames[id] ?? '',
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <HotKeys />
        <ContributionsContext value={contributions}>
          <RouterProvider router={router as never} />
        </ContributionsContext>
      </Look>
    </QueryClientProvider>,
  )
}

/**
 * Opens the page of an address as the program would, for a viewer who is signed in, and gives what is on screen and the
 * address (`at()`); `goTo` goes to another. The server's answers are the test's (`answering`).
 */
export async function openPage(address: string, viewer: Viewer = {}) {
  signIn(viewer)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ ...app.options, history, scrollRestoration: false })
  const screen = await show(router as never)
  return Object.assign(screen, {
    at: () => router.state.location.href,
    goTo: (href: string) => void router.navigate({ href }),
  })
}

/** Draws a dialog or another part of a page alone, as `openPage` draws pages. */
export async function drawPart(element: ReactNode, viewer: Viewer = {}) {
  signIn(viewer)
  const root = createRootRoute({ component: Page })
  const part = createRoute({ getParentRoute: () => root, path: '/', component: () => element })
  return show(
    createRouter({
      routeTree: root.addChildren([part]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }) as never,
  )
}
