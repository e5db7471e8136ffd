import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const meta = { prev: 'goHome' } as const

/** The main page of the documents: every service of the community that has a page (R055). */
export const mainPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/main.aspx',
  component: lazyRouteComponent(() => import('./MainPage.tsx'), 'MainPage'),
  staticData: managed({ ...meta, title: 'communities:main' }),
})

/** Which services are on screens, and in which order. */
export const featuresSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/FeaturesSetting',
  component: lazyRouteComponent(() => import('./FeaturesPage.tsx'), 'FeaturesPage'),
  staticData: managed({ ...meta, title: 'communities:features', can: 'communities.viewFeatures' }),
})
