import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { modules } from './areas.ts'

/** R002 */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/',
  beforeLoad: () => {
    throw redirect({ to: '/mgmt/login', replace: true })
  },
})

type Screens<Module> = Module extends { screens: readonly (infer Screen)[] } ? Screen : never

/** Every page of the modules; their types tell links which addresses there are. */
const screens = modules.flatMap((module) => ('screens' in module ? [...module.screens] : [])) as Screens<
  (typeof modules)[number]
>[]

const routeTree = rootRoute.addChildren([startRoute, ...screens])

/** One router over both prefixes: /mgmt/… and the legacy /community/{page}.aspx. */
export const router = createRouter({
  routeTree,
  trailingSlash: 'preserve',
  caseSensitive: false,
  scrollRestoration: true,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
