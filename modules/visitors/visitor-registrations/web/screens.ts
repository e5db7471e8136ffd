import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { formPath, registrationListPath, successPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const open = { header: 'none', footer: false, logoutinfo: false, prev: 'other', public: true } as const

const listSearch = z.object({ text, from: text, to: text, open: text })
export type RegistrationSearch = z.output<typeof listSearch>

/** Where a visitor writes who they are, without signing in (R004). */
export const registrationFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: formPath,
  validateSearch: (given) => z.object({ token: text }).parse(given),
  component: lazyRouteComponent(() => import('./FormPage.tsx'), 'FormPage'),
  staticData: { meta: { ...open, title: 'visitorRegistrations:form' } },
})

/** What a visitor sees then (R004). */
export const registrationSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: successPath,
  component: lazyRouteComponent(() => import('./SuccessPage.tsx'), 'SuccessPage'),
  staticData: { meta: { ...open, title: 'visitorRegistrations:success' } },
})

/** Who registered, for the desk. */
export const registrationListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: registrationListPath,
  validateSearch: (given) => listSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).registrationsQuery),
  component: lazyRouteComponent(() => import('./RegistrationListPage.tsx'), 'RegistrationListPage'),
  staticData: managed({
    prev: '/mgmt/PlusGuestReservation/List',
    keepAlive: true,
    title: 'visitorRegistrations:list',
    service: [17],
    can: 'visitorRegistrations.view',
  }),
})
