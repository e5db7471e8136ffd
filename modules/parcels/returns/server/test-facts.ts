import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'courier_item',
      columns: 'sender_name recipient tracking_number tracking_reversed note void_reason',
      after: 'returns.personal',
      onRequest: 'returns',
    },
    { table: 'courier_item', columns: 'photo_path', after: 'returns.pictures', onRequest: 'returns' },
    {
      table: 'courier_item_change',
      columns: 'reason changes',
      after: 'returns.personal',
      onRequest: 'returns',
    },
    {
      table: 'courier_hand_over',
      columns: 'courier_person note',
      after: 'returns.personal',
      onRequest: { kept: 'of the courier, whose phone nobody asked for: a name alone tells nobody apart' },
    },
    {
      table: 'courier_hand_over',
      columns: 'signature_path',
      after: 'returns.pictures',
      onRequest: { kept: 'of the courier' },
    },
  ],
  plain: {
    courier_hand_over: 'courier_name',
    courier_item: 'courier_name kind shelf_position freight state',
    courier_item_change: 'act',
  },
  ids: {
    itemId: 'courier_item',
  },
  made: ['returns.register:itemId', 'returns.turnPackage:itemId'],
}
