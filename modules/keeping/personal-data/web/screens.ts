import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const personalDataPath = '/mgmt/personalData'

/** What is held of one person: shown, given as a file, deleted. */
export const personalDataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: personalDataPath,
  component: lazyRouteComponent(() => import('./PersonalDataPage.tsx'), 'PersonalDataPage'),
  staticData: managed({ prev: 'goHome', title: 'personalData:page', can: 'personalData.manage' }),
})
