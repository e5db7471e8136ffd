import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#platform/web/i18n/words.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { boardHomePath, newBoardPath } from '#modules/boards/paths.ts'

const meta = { prev: boardHomePath, service: [21], isCheckNeeded: true } as const

/** A board before it is there: which layout it begins with, and then the same page. */
export const newBoardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: newBoardPath,
  component: lazyRouteComponent(
    withWords(() => import('./NewBoardPage.tsx')),
    'NewBoardPage',
  ),
  staticData: managed({ ...meta, title: 'boards:newBoard', can: 'boards.edit' }),
})

/** What a board shows and where; the address is matched after those with names. */
export const boardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${boardHomePath}/$boardId`,
  component: lazyRouteComponent(
    withWords(() => import('./BoardPage.tsx')),
    'BoardPage',
  ),
  staticData: managed({ ...meta, title: 'boards:board', can: 'boards.view' }),
})
