import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import {
  detailPath,
  editPath,
  hallPath,
  listPath,
  minutesPath,
  namedPath,
  registerPath,
  rollPath,
  totalsPath,
  trusteePath,
  trusteesPath,
  wayPath,
} from './paths.ts'

const text = z.string().optional().catch(undefined)
const service = [23]
const listSearch = z.object({ text, status: text, open: text })
export type AssemblySearch = z.output<typeof listSearch>
const meta = { service, can: 'assemblies.view', isCheckNeeded: true } as const
const ofAssembly = ({ assemblyId = '' }: Readonly<Record<string, string | undefined>>) =>
  detailPath(assemblyId) as `/${string}`

/** Meetings of unit owners. */
export const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: listPath,
  validateSearch: (given) => listSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).assembliesQuery),
  component: lazyRouteComponent(() => import('./AssemblyListPage.tsx'), 'AssemblyListPage'),
  staticData: managed({ ...meta, prev: 'goHome', keepAlive: true, title: 'assemblies:list' }),
})

/** What is said of a meeting, new or not. */
export const editRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: editPath,
  validateSearch: (given) => z.object({ id: text, parent: text }).parse(given),
  component: lazyRouteComponent(() => import('./AssemblyEditPage.tsx'), 'AssemblyEditPage'),
  staticData: managed({ ...meta, can: 'assemblies.prepare', prev: listPath, title: 'assemblies:edit' }),
})

/** The page of the chair: agenda, voting, declaring, objections. */
export const detailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: detailPath('$assemblyId'),
  validateSearch: (given) => z.object({ topic: text }).parse(given),
  component: lazyRouteComponent(() => import('./DetailPage.tsx'), 'DetailPage'),
  staticData: managed({ ...meta, prev: listPath, title: 'assemblies:detail' }),
})

/** A desk at the door of the hall. */
export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: registerPath('$assemblyId'),
  component: lazyRouteComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
  staticData: managed({
    ...meta,
    can: 'assemblies.register',
    prev: ofAssembly,
    title: 'assemblies:register',
  }),
})

/** Who may vote. */
export const rollRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: rollPath('$assemblyId'),
  component: lazyRouteComponent(() => import('./RollPage.tsx'), 'RollPage'),
  staticData: managed({ ...meta, prev: ofAssembly, title: 'assemblies:roll' }),
})

/** What the projector shows. */
export const hallRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: hallPath('$assemblyId'),
  component: lazyRouteComponent(() => import('./HallPage.tsx'), 'HallPage'),
  staticData: {
    meta: {
      ...managed({ ...meta, prev: ofAssembly, title: 'assemblies:hall' }).meta,
      header: 'none',
      footer: false,
    },
  },
})

/** After the meeting: papers, serving, the record. */
export const minutesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: minutesPath('$assemblyId'),
  component: lazyRouteComponent(() => import('./MinutesPage.tsx'), 'MinutesPage'),
  staticData: managed({ ...meta, prev: ofAssembly, title: 'assemblies:minutes' }),
})

/** How a motion is voted on. */
export const wayRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: wayPath('$assemblyId', '$topicId'),
  component: lazyRouteComponent(() => import('./VoteWayPage.tsx'), 'VoteWayPage'),
  staticData: managed({ ...meta, prev: ofAssembly, title: 'assemblies:way' }),
})

/** Named votes, card by card. */
export const namedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: namedPath('$assemblyId', '$topicId'),
  component: lazyRouteComponent(() => import('./NamedVotingPage.tsx'), 'NamedVotingPage'),
  staticData: managed({ ...meta, can: 'assemblies.register', prev: ofAssembly, title: 'assemblies:named' }),
})

/** Totals of a vote without names. */
export const totalsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: totalsPath('$assemblyId', '$topicId'),
  component: lazyRouteComponent(() => import('./TotalsPage.tsx'), 'TotalsPage'),
  staticData: managed({ ...meta, can: 'assemblies.register', prev: ofAssembly, title: 'assemblies:totals' }),
})

/** Who opens encrypted votes. */
export const trusteesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: trusteesPath('$assemblyId'),
  component: lazyRouteComponent(() => import('./TrusteesPage.tsx'), 'TrusteesPage'),
  staticData: managed({ ...meta, can: 'assemblies.prepare', prev: ofAssembly, title: 'assemblies:trustees' }),
})

/** A trustee's own device, by the code that the trustees' page shows. */
export const trusteeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: trusteePath,
  validateSearch: (given) => z.object({ code: text }).parse(given),
  component: lazyRouteComponent(() => import('./TrusteePage.tsx'), 'TrusteePage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'assemblies:trustee',
    },
  },
})

/** The phone of an owner, by the code on the attendance card. */
export const ballotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/assemblyBallot',
  validateSearch: (given) => z.object({ code: text }).parse(given),
  component: lazyRouteComponent(() => import('./BallotPage.tsx'), 'BallotPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'assemblies:ballot',
    },
  },
})
