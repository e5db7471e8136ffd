import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { assetListPath, fundPath, maintenancePath, yearBudgetPath } from '#modules/assets/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const see = { service: [11, 25], can: 'costEstimations.view', isCheckNeeded: true } as const

/** What is left of the repair fund in years to come. */
export const fundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: fundPath,
  component: lazyRouteComponent(() => import('./FundPage.tsx'), 'FundPage'),
  staticData: managed({ ...see, prev: assetListPath, title: 'costEstimations:fund' }),
})

const ofBudget = {
  getParentRoute: () => rootRoute,
  staticData: managed({ ...see, prev: maintenancePath, title: 'costEstimations:budget' }),
}

/** What maintenance may cost in a year, and what it cost. */
export const budgetRoute = createRoute({
  ...ofBudget,
  path: yearBudgetPath,
  component: lazyRouteComponent(() => import('./BudgetPage.tsx'), 'BudgetPage'),
})

/** What people decided otherwise than the plans say. */
export const changeBudgetRoute = createRoute({
  ...ofBudget,
  path: `${yearBudgetPath}/changeBudget`,
  component: lazyRouteComponent(() => import('./ChangeBudgetPage.tsx'), 'ChangeBudgetPage'),
})

/** The year month by month. */
export const maintenanceBudgetRoute = createRoute({
  ...ofBudget,
  path: `${yearBudgetPath}/maintenanceBudget`,
  component: lazyRouteComponent(() => import('./MaintenanceBudgetPage.tsx'), 'MaintenanceBudgetPage'),
})
