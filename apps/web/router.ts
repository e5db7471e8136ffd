import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { modules } from './areas.ts'
import type { lateModules } from './late-areas.ts'

/** R002 */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/',
  beforeLoad: () => {
    throw redirect({ to: '/mgmt/login', replace: true })
  },
})

type Screens<Module> = Module extends { screens: readonly (infer Screen)[] } ? Screen : never

type Module = (typeof modules)[number] | (typeof lateModules)[number]

/** Every page of these modules; their types tell links which addresses there are, late ones too. */
const treeOf = (all: readonly Module[]) =>
  rootRoute.addChildren([
    startRoute,
    ...(all.flatMap((module) => ('screens' in module ? [...module.screens] : [])) as Screens<Module>[]),
  ])

/** One router over both prefixes: /mgmt/… and the legacy /community/{page}.aspx. */
export const router = createRouter({
  routeTree: treeOf(modules),
  trailingSlash: 'preserve',
  caseSensitive: false,
  scrollRestoration: true,
  defaultPreload: 'intent',
})

/** Adds the pages of areas that came late. */
export function addScreens(late: typeof lateModules): void {
  treeOf([...modules, ...late])
  router.setRoutes(router.buildRouteTree())
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
