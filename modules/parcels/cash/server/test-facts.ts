import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'cash_line',
      columns: 'party_label party_name reason signature_path',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'cash',
    },
  ],
  plain: {
    cash_count: 'denominations reason',
    cash_line: 'kind courier_name',
    cash_setting: 'receipt_header receipt_footer',
  },
  made: [
    'cash.count:countId',
    'cash.putIn:lineId',
    'cash.payCourier:lineId',
    'cash.reverse:lineId',
    'cash.adjust:lineId',
  ],
}
