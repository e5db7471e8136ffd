import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { withWords } from '#platform/web/i18n/words.ts'
import { rootRoute } from '#platform/web/router/root-route.ts'

export const auditPath = '/mgmt/audit'
const text = z.string().optional().catch(undefined)

/** Who did what. */
export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: auditPath,
  validateSearch: (given) =>
    z
      .object({
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
      .parse(given),
  component: lazyRouteComponent(
    withWords(() => import('./AuditPage.tsx')),
    'AuditPage',
  ),
  staticData: {
    meta: {
      header: 'management',
      footer: true,
      logoutinfo: true,
      prev: 'goHome',
      keepAlive: true,
      title: 'audit:page',
      can: 'audit.view',
    },
  },
})
