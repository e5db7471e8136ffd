import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sentriesPath } from '#modules/doors/intercom-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({ text, open: text })
export type SentrySearch = z.output<typeof search>

/** Door units and guard posts, with their devices. */
export const sentriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: sentriesPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./SentriesPage.tsx'), 'SentriesPage'),
  staticData: managed({
    prev: 'goHome',
    title: 'intercomSentries:page',
    service: [57],
    can: 'intercomSentries.view',
  }),
})
