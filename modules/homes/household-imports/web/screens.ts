import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { importPath } from './paths.ts'

/** The import that is open lives in the address, so that a reload goes on with it. */
const search = z.object({ open: z.string().optional().catch(undefined) })

/** Takes households and residents in from a workbook. */
export const householdImportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: importPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./ImportPage.tsx'), 'ImportPage'),
  staticData: managed({
    prev: '/mgmt/household',
    title: 'householdImports:page',
    can: 'householdImports.use',
  }),
})
