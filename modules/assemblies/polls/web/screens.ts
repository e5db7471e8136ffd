import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { ballotPath, legacyPollPath, newPollPath, pollHomePath, pollListPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const listSearch = z.object({
  view: z.enum(['going', 'waiting', 'draft', 'ended', 'done']).optional().catch(undefined),
  text,
  open: text,
})
export type PollSearch = z.output<typeof listSearch>

const service = [10] as const
const see = { service, can: 'polls.view' } as const
const page = { getParentRoute: () => rootRoute }
const list = {
  ...page,
  validateSearch: (given: Record<string, unknown>) => listSearch.parse(given),
  component: lazyRouteComponent(() => import('./PollListPage.tsx'), 'PollListPage'),
  staticData: managed({ ...see, prev: 'goHome', keepAlive: true, title: 'polls:title' }),
}

/** The parent of all pages of polls leads to the list. */
export const pollHomeRoute = createRoute({
  ...page,
  path: pollHomePath,
  beforeLoad: () => {
    throw redirect({ href: pollListPath, replace: true })
  },
  staticData: managed({ ...see, prev: 'goHome', title: 'polls:title' }),
})

/** All polls, with the chosen one beside them. */
export const pollListRoute = createRoute({ ...list, path: pollListPath })
/** The same, at the old address of service 10. */
export const legacyPollRoute = createRoute({ ...list, path: legacyPollPath })

/** One poll with all its ballots. */
export const pollRoute = createRoute({
  ...page,
  path: '/mgmt/vote/voteDetail/$id',
  component: lazyRouteComponent(() => import('./PollPage.tsx'), 'PollPage'),
  staticData: managed({ ...see, prev: pollListPath, title: 'polls:detail' }),
})

/** What was said about a poll. */
export const pollCommentsRoute = createRoute({
  ...page,
  path: '/mgmt/vote/commentManagement/$id',
  component: lazyRouteComponent(() => import('./CommentsPage.tsx'), 'CommentsPage'),
  staticData: managed({ ...see, prev: pollListPath, title: 'polls:comments' }),
})

const edit = {
  ...page,
  component: lazyRouteComponent(() => import('./EditPollPage.tsx'), 'EditPollPage'),
}
const manages = { service, can: 'polls.manage', prev: pollListPath, isCheckNeeded: true } as const
export const newPollRoute = createRoute({
  ...edit,
  path: newPollPath,
  staticData: managed({ ...manages, title: 'polls:newPoll' }),
})
export const editPollRoute = createRoute({
  ...edit,
  path: '/mgmt/voteEdit/$id',
  staticData: managed({ ...manages, title: 'polls:edit' }),
})

/** Where a household votes with the code of its paper. */
export const ballotRoute = createRoute({
  ...page,
  path: ballotPath,
  validateSearch: (given) => z.object({ token: text }).parse(given),
  component: lazyRouteComponent(() => import('./BallotPage.tsx'), 'BallotPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'polls:ballot',
    },
  },
})
