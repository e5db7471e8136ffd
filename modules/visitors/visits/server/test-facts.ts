import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'visitor',
      columns:
        'name phone phone_key plate plate_key firm remark approval_by card_code card_uid pledge_slot cancel_reason reason',
      after: 'visitors.personal',
      onRequest: 'visitors',
    },
    { table: 'visitor', columns: 'photo_path', after: 'visitors.photos', onRequest: 'visitors' },
    { table: 'visitor_change', columns: 'reason changes', after: 'visitors.personal', onRequest: 'visitors' },
  ],
  plain: {
    visitor: 'approval arrived_how left_how parking_bay pledge_kind state target vendor_kind',
    visitor_change: 'act',
    visitor_key: 'value sealed',
  },
  ids: {
    guestId: 'visitor',
    visitorId: 'visitor',
  },
}
