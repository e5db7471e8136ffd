import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { notifications } from '../contract.ts'
import type { NotificationSearch } from './screens.ts'

const api = client(notifications)

/** A page of notifications. */
export const notificationsQuery = ({ view, text = '' }: NotificationSearch, { after }: PageStart) =>
  pageQuery(['notifications', 'list'], api.listNotifications, { status: view, text, after, maxCount: 50 })
