import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'fee_item_household',
      columns: 'note',
      after: { kept: 'why a household owes it belongs to its accounts' },
      onRequest: { kept: 'why a household owes it belongs to its accounts' },
    },
  ],
  plain: {
    fee_item: 'cycle fee_type kind name unit',
    fee_item_household: 'on_day',
    fee_rate: 'building from_day',
    fee_setting: 'chosen section',
  },
  ids: {
    choiceId: 'fee_item_household',
    feeItemId: 'fee_item',
    feeRateId: 'fee_rate',
    'feeItems:seen': 'fee_item',
  },
  made: ['feeItems.addItem:feeItemId', 'feeItems.setRate:feeRateId', 'feeItems.addChoice:choiceId'],
}
