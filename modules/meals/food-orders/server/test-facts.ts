import type { ModuleFacts } from '#tests/setup/module-facts.ts'

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
  ],
  plain: { food_order: 'state mode', food_order_line: 'name options' },
  ids: {
    orderId: 'food_order',
    'foodOrders:itemId': 'food_item',
    'foodOrders:optionId': 'food_option',
  },
  made: ['foodOrders.order:id'],
}
