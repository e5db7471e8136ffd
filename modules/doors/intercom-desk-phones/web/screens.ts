import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskPhonePath } from '#modules/doors/intercom-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** Which guard post rings this browser. */
export const deskPhoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: deskPhonePath,
  component: lazyRouteComponent(() => import('./DeskPhonePage.tsx'), 'DeskPhonePage'),
  staticData: managed({
    prev: 'goHome',
    title: 'intercomDeskPhones:page',
    service: [57],
    can: 'intercomDeskPhones.use',
  }),
})
