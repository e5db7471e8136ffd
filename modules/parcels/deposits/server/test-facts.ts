import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'deposit',
      columns: 'recipient_name payer_name recipient_phone payer_phone note void_reason search',
      after: 'deposits.personal',
      onRequest: 'deposits',
    },
    { table: 'deposit', columns: 'photo_path', after: 'deposits.pictures', onRequest: 'deposits' },
    { table: 'deposit_change', columns: 'reason changes', after: 'deposits.personal', onRequest: 'deposits' },
    {
      table: 'deposit_hand_over',
      columns: 'receive_code taker_name note file_name',
      after: 'deposits.personal',
      onRequest: 'deposits',
    },
    {
      table: 'deposit_hand_over',
      columns: 'signature_path photo_path',
      after: 'deposits.pictures',
      onRequest: 'deposits',
    },
  ],
  plain: {
    deposit: 'kind_name shelf_position expected_on',
    deposit_change: 'kind',
    deposit_kind: 'name',
  },
  ids: {
    depositId: 'deposit',
    'deposits:id': 'deposit',
  },
  made: ['deposits.register:id'],
  rows: {
    deposit:
      'select id from deposit where community_id = $1 and handed_over_at is null and voided_at is null limit 1',
  },
}
