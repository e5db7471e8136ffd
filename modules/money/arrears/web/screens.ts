import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { backOfFees } from '#modules/money/fee-items/web/public.ts'

export const arrearsPath = '/mgmt/fee/default-management/arrears'
export const arrearsSettingPath = '/mgmt/fee/default-management/setting/arrears'

const text = z.string().optional().catch(undefined)
/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['all', 'interest']).optional().catch(undefined),
  text,
  building: text,
  /** Of one run's bills. */
  run: text,
  age: z.enum(['upTo30', 'upTo60', 'upTo90', 'older']).optional().catch(undefined),
  step: z
    .enum(['none', 'reminder', 'notice', 'demand', 'certified', 'order', 'waiting', 'undelivered'])
    .optional()
    .catch(undefined),
  open: text,
})
export type ArrearsSearch = z.output<typeof search>

const getParentRoute = () => rootRoute
const meta = { prev: backOfFees, service: [2], can: 'arrears.view' } as const
const page = {
  getParentRoute,
  validateSearch: (given: Record<string, unknown>) => search.parse(given),
  component: lazyRouteComponent(() => import('./ArrearsPage.tsx'), 'ArrearsPage'),
  staticData: managed({ ...meta, keepAlive: true, title: 'arrears:page' }),
}
const setting = {
  getParentRoute,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({ ...meta, title: 'arrears:settings' }),
}

export const arrearsScreens = [
  /** Households that owe; of every kind of fee, since a household is dunned for all that it owes. */
  createRoute({ ...page, path: '/mgmt/fee/$type/arrears' }),
  createRoute({ ...page, path: '/mgmt/fee-kgi/$type/arrears' }),
  createRoute({ ...setting, path: '/mgmt/fee/$type/setting/arrears' }),
  createRoute({ ...setting, path: '/mgmt/fee-kgi/$type/setting/arrears' }),
] as const
