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
    {
      table: 'notification_recipient',
      columns: 'read_key link',
      after: 'notifications.receipts',
      onRequest: 'notifications',
    },
  ],
  plain: {
    notification: 'kind files audience',
  },
  ids: {
    notificationId: 'notification',
    'notifications:id': 'notification',
    'notifications.sendNotification:tabletId': 'household',
  },
  made: ['notifications.sendNotification:id'],
}
