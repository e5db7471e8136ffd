import { QueryClientProvider } from '@tanstack/react-query'
import { redirect, RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { hearClicks, LazyPushHost } from '#modules/telling/push/web/push-host.ts'
import { ContributionsContext } from '#platform/web/frame/contributions.ts'
import { Frame } from '#platform/web/frame/Frame.tsx'
import { watchForMissingCode } from '#platform/web/frame/missing-code.ts'
import { NotFoundPage } from '#platform/web/frame/NotFoundPage.tsx'
import { PageError } from '#platform/web/frame/PageError.tsx'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { frameTexts } from '#platform/web/frame/texts.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { openWords } from '#platform/web/i18n/words.ts'
import { HotKeys } from '#platform/web/input/HotKeys.tsx'
import { Look } from '#platform/web/look/Look.tsx'
import { startQueueSoon } from '#platform/web/queue/queue-views.ts'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { modules } from './areas.ts'
import { type Going, guard } from './guard.ts'
import { contributions, hasLateAreas, loadLateAreas, loadLateAreasSoon } from './late.ts'
import { textsOf } from './modules.ts'
import { router } from './router.ts'
import { openWays } from './ways.ts'

type RoutesById = typeof router.routesById

startTexts({ 'zh-TW': { ...textsOf(modules)['zh-TW'], frame: frameTexts } })
openWords(() => import('./words.ts'))
rootRoute.update({ component: Root })
Object.assign(rootRoute.options, {
  async beforeLoad(going: Going) {
    // An address that no page has may be one of an area that comes late.
    if (!going.preload && going.matches.length < 2 && !hasLateAreas()) {
      await loadLateAreas()
      throw redirect({ href: going.location.href, replace: true })
    }
    const allowed = guard(going)
    // Behind the calls that ask who it is: the page's code comes meanwhile. What does not come is told of when it is drawn.
    setTimeout(() => fetchCode(going))
    return allowed
  },
})
router.update({
  ...router.options,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: PageError,
  scrollToTopSelectors: ['#main'],
})
watchForMissingCode()
openWays()
loadLateAreasSoon()
startQueueSoon(() => contributions.get().queueables)

hearClicks((href) => void router.navigate({ href }))

/** Every page in its frame, and what asks for notifications. */
function Root() {
  return (
    <>
      <Frame />
      <Suspense>
        <LazyPushHost />
      </Suspense>
    </>
  )
}

/** The pages, and what modules put into the frame around them; some come late. */
function Program() {
  return (
    <ContributionsContext value={contributions.use()}>
      <RouterProvider router={router} />
    </ContributionsContext>
  )
}

function fetchCode({ preload, matches }: Going): void {
  if (preload) return
  for (const { routeId } of matches)
    router.loadRouteChunk(router.routesById[routeId as keyof RoutesById])?.catch(() => undefined)
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <HotKeys />
        <Program />
      </Look>
    </QueryClientProvider>,
  )
