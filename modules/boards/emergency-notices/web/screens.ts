import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { boardHomePath, emergencyPath } from '#modules/boards/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** What takes screens over, and which of them said that they show it. */
export const emergencyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: emergencyPath,
  component: lazyRouteComponent(() => import('./EmergencyPage.tsx'), 'EmergencyPage'),
  staticData: managed({
    prev: boardHomePath,
    title: 'emergencyNotices:title',
    service: [21],
    can: 'emergencyNotices.view',
    isCheckNeeded: true,
  }),
})
