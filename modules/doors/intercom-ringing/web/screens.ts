import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { intercomSettingPath, sentriesPath } from '#modules/doors/intercom-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** How households are rung, what the contract has, and where the exchange is. */
export const intercomSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: intercomSettingPath,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({
    prev: sentriesPath,
    title: 'intercomRinging:settings',
    service: [57],
    can: 'intercomSentries.configure',
  }),
})
