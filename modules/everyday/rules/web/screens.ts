import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { rulesEditPath, rulesPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const common = { service: [52] } as const

const search = z.object({ text, category: text, open: text })
export type RuleSearch = z.output<typeof search>

/** The rules, each as its newest version says it. */
export const ruleListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: rulesPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./RuleListPage.tsx'), 'RuleListPage'),
  staticData: managed({ ...common, prev: 'goHome', keepAlive: true, title: 'rules:list', can: 'rules.view' }),
})

/** Writes a rule, or another version of that of the address. */
export const ruleEditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: rulesEditPath,
  validateSearch: (given) => z.object({ id: text }).parse(given),
  component: lazyRouteComponent(() => import('./RuleEditPage.tsx'), 'RuleEditPage'),
  staticData: managed({ ...common, prev: rulesPath, title: 'rules:edit', can: 'rules.edit' }),
})

/** A rule with all its versions. */
export const ruleDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${rulesPath}/rulesDetail/$ruleId`,
  validateSearch: (given) => z.object({ version: text }).parse(given),
  component: lazyRouteComponent(() => import('./RuleDetailPage.tsx'), 'RuleDetailPage'),
  staticData: managed({ ...common, prev: rulesPath, title: 'rules:detail', can: 'rules.view' }),
})
