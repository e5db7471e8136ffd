import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = 'it says what a household ordered; it goes after its time'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'food_order',
      columns: 'note void_note asked',
      after: 'foodOrders.notes',
      onRequest: { kept },
    },
    { table: 'food_order_line', columns: 'note', after: 'foodOrders.notes', onRequest: { kept } },
    {
      table: 'food_held',
      columns: 'name items',
      after: { kept: 'it is put aside for some hours and deleted the night after' },
      onRequest: { kept: 'it is put aside for some hours and deleted the night after' },
    },
  ],
  plain: { food_order: 'state mode', food_order_line: 'name options' },
  ids: {
    orderId: 'food_order',
    'heldOrders:heldId': 'food_held',
    'heldOrders:itemId': 'food_item',
    'heldOrders:optionId': 'food_option',
    'foodOrders:itemId': 'food_item',
    'foodOrders:optionId': 'food_option',
  },
  more: [
    `insert into food_held (community_id, id, name, items, held_at, held_by, held_by_name, ends_at)
     values ($1, $2, '林太太', '[]', now(), '${desk}', '陳怡君', now() + interval '1 day')`,
  ],
  made: ['foodOrders.order:id', 'heldOrders.hold:heldId'],
}
