import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'notice', columns: 'text title', after: 'notices.personal', onRequest: 'notices' },
    {
      table: 'notice_delivery',
      columns: 'recipient_name address_shown test_address provider_message_id problem',
      after: 'notices.personal',
      onRequest: 'notices',
    },
    {
      table: 'notice_contact',
      columns: 'line_user_id email',
      after: 'notices.personal',
      onRequest: 'notices',
    },
  ],
  plain: {
    notice: 'reason',
    notice_channel: 'channel settings secrets secrets_sealed secret_names',
    notice_contact: 'way',
    notice_delivery: 'reason channel state',
    notice_item: 'item_kind reason occasion',
    notice_reminder_run: 'day',
    notice_setting: 'chosen',
  },
  ids: {
    deliveryId: 'notice_delivery',
    'notices.remind:id': 'package',
    'notices:itemId': 'package',
  },
}
