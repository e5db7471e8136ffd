import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { withWords } from '#platform/web/i18n/words.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const auditPath = '/mgmt/audit'
const text = z.string().optional().catch(undefined)

/** The filters live in the address, so that a link shows the same rows. */
const search = z.object({
  person: text,
  module: text,
  action: text,
  target: text,
  thing: text,
  address: text,
  from: text,
  to: text,
  open: text,
})
export type AuditSearch = z.output<typeof search>

/** Who did what. */
export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: auditPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).auditQuery),
  component: lazyRouteComponent(
    withWords(() => import('./AuditPage.tsx')),
    'AuditPage',
  ),
  staticData: managed({ prev: 'goHome', keepAlive: true, title: 'audit:page', can: 'audit.view' }),
})
