import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { consoleBroadcastsRoutes } from '#modules/communities/broadcasts/web/console-screens.ts'
import { consoleOfficeDaysRoutes } from '#modules/communities/office-days/web/console-screens.ts'
import { consoleTaipowerRoutes } from '#modules/charging/charging-rates/web/console-screens.ts'
import {
  accountsRoute,
  auditRoute,
  communitiesRoute,
  communityRoute,
  consoleRoute,
  newCommunityRoute,
  overviewRoute,
} from '#modules/console/operator/web/screens.ts'
import { watchForMissingCode } from '#platform/web/frame/missing-code.ts'
import { PageError } from '#platform/web/frame/PageError.tsx'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { frameTexts } from '#platform/web/frame/texts.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { openWords } from '#platform/web/i18n/words.ts'
import { HotKeys } from '#platform/web/input/HotKeys.tsx'
import { Look } from '#platform/web/look/Look.tsx'
import { platformTexts } from '#platform/web/texts.ts'

startTexts({ 'zh-TW': { platform: platformTexts, frame: frameTexts } })
openWords(() => import('./words.ts'))

/** The console's own router; links inside it name their address (ConsoleLink). */
const router = createRouter({
  routeTree: consoleRoute.addChildren([
    overviewRoute,
    communitiesRoute,
    newCommunityRoute,
    communityRoute,
    accountsRoute,
    auditRoute,
    ...consoleBroadcastsRoutes(consoleRoute),
    ...consoleOfficeDaysRoutes(consoleRoute),
    ...consoleTaipowerRoutes(consoleRoute),
  ]),
  trailingSlash: 'preserve',
  caseSensitive: false,
  scrollRestoration: true,
  defaultErrorComponent: PageError,
})
watchForMissingCode()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <HotKeys />
        <RouterProvider router={router as never} />
      </Look>
    </QueryClientProvider>,
  )
