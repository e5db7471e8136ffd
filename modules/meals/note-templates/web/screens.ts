import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import { templatesPath } from '#modules/meals/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** Ready words. */
export const noteTemplateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: templatesPath,
  component: lazyRouteComponent(() => import('./NoteTemplatePage.tsx'), 'NoteTemplatePage'),
  staticData: managed({
    service: foodService,
    can: 'noteTemplates.view',
    prev: 'goHome',
    title: 'noteTemplates:title',
  }),
})
