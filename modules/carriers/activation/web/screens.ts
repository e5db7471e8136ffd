import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { activationPath } from './paths.ts'

const text = z.string().optional().catch(undefined)

/** The list's filters live in the address, so that a link shows the same list, or one household. */
const search = z.object({
  view: z.enum(['all', 'activated', 'none', 'lost', 'serial']).optional().catch(undefined),
  building: text,
  text,
  open: text,
})
export type ActivationSearch = z.output<typeof search>

/** Which households are activated, with what, and everything that can be done about it. */
export const activationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: activationPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).activationsQuery),
  component: lazyRouteComponent(() => import('./ActivationPage.tsx'), 'ActivationPage'),
  staticData: managed({ prev: 'goHome', keepAlive: true, title: 'activation:list', can: 'activation.view' }),
})
