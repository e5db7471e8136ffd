import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { notifications } from '../contract.ts'
import { countAudience, listChoices } from './audience.ts'
import { openLink, openLinkFile } from './link.ts'
import { callOff, changeNotification, sendNotification } from './notifications.ts'
import { listNotifications, readNotification } from './queries.ts'
import { listReceipts, markRead, remindUnread } from './receipts.ts'

/** How long a browser keeps a picture of a link, in seconds. */
const fileLife = 300

/** The calls of notifications, over whatever keeps files. */
export const notificationsRoutes = ({ storage, config }: Pick<Program, 'storage' | 'config'>) =>
  serve(notifications, {
    listNotifications,
    listChoices: async (context) => ({
      ...(await listChoices(context)),
      hasLink: config.publicAddress !== '',
      address: config.publicAddress,
    }),
    countAudience: (context, { audience }) => countAudience(context, audience),
    getNotification: (context, { notificationId }) => readNotification(context, notificationId),
    sendNotification,
    changeNotification,
    callOff,
    listReceipts: (context, { notificationId }) => listReceipts(context, notificationId),
    remindUnread: (context, { notificationId }) => remindUnread(context, notificationId),
    markRead,
    openLink: (context, { key }) => openLink(context, key),
    openLinkFile: async (context, input, { reply }) => {
      const answer = await openLinkFile(context, storage, input)
      reply.header('content-disposition', 'inline')
      reply.header('cache-control', `private, max-age=${fileLife}`)
      reply.header('x-content-type-options', 'nosniff')
      return answer
    },
  })
