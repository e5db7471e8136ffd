import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'voucher',
      columns: 'party note void_reason photo_path',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'vouchers',
    },
    {
      table: 'cash_hand_over',
      columns: 'reason',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'vouchers',
    },
  ],
  plain: {
    voucher: 'day kind document_number',
  },
  ids: { voucherId: 'voucher' },
  made: ['vouchers.add:voucherId', 'cashHandOvers.add:handOverId'],
}
