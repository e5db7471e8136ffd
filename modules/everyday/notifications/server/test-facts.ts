import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'notification',
      columns: 'title content',
      after: { kept: 'what a community told its residents is its record' },
      onRequest: {
        kept: 'it is written by the community to all, and names nobody by whom it could be found',
      },
    },
  ],
  plain: {
    notification: 'kind files audience',
    notification_recipient: 'read_key link',
  },
  ids: {
    notificationId: 'notification',
    'notifications:id': 'notification',
    'notifications.sendNotification:tabletId': 'household',
  },
  made: ['notifications.sendNotification:id'],
}
