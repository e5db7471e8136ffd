import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const inboxPath = '/mgmt/message'
export const messageSettingPath = '/mgmt/message/setting'

const text = z.string().optional().catch(undefined)
const search = z.object({
  view: z.enum(['closed', 'all']).optional().catch(undefined),
  type: text,
  assignee: text,
  text,
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  open: text,
})
export type InboxSearch = z.output<typeof search>

const needs = { service: [33], can: 'messages.view' } as const

/** What residents wrote. */
export const inboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: inboxPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./InboxPage.tsx'), 'InboxPage'),
  staticData: managed({ ...needs, prev: 'goHome', keepAlive: true, title: 'messages:inbox' }),
})

/** One message, to be read. */
export const messageViewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/messageView/$id',
  component: lazyRouteComponent(() => import('./MessagePage.tsx'), 'MessageViewPage'),
  staticData: managed({ ...needs, prev: inboxPath, title: 'messages:view' }),
})

/** One message, to be answered. */
export const messageReplyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/messageReply/$id',
  component: lazyRouteComponent(() => import('./MessagePage.tsx'), 'MessageReplyPage'),
  staticData: managed({ service: [33], can: 'messages.handle', prev: inboxPath, title: 'messages:reply' }),
})

/** Kinds of messages and ready replies. */
export const messageSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: messageSettingPath,
  component: lazyRouteComponent(() => import('./MessageSettingPage.tsx'), 'MessageSettingPage'),
  staticData: managed({ ...needs, prev: inboxPath, title: 'messages:setting' }),
})

/** A household writes by its own link. */
export const messageFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/messageForm',
  validateSearch: (given) => z.object({ token: text }).parse(given),
  component: lazyRouteComponent(() => import('./MessageFormPage.tsx'), 'MessageFormPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'messages:form',
    },
  },
})
