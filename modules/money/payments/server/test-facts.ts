import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'payment',
      columns: 'payer_name note last_digits reverse_reason',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'payments',
    },
    {
      table: 'payment_allocation',
      columns: 'reason',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'payments',
    },
    {
      table: 'receipt',
      columns: 'void_reason',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'payments',
    },
    {
      table: 'refund',
      columns: 'payee account reason rejection',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'payments',
    },
  ],
  plain: {
    payment:
      'source channel day agency_day credit_day payout_day code cheque_number cheque_bank cheque_due_on cheque_cashed_on',
    payment_allocation: 'kind',
    refund: 'way state kind',
  },
  ids: {
    paymentId: 'payment',
    writeoffId: 'payment_allocation',
    receiptId: 'receipt',
    refundId: 'refund',
    anotherBillId: 'bill',
  },
  more: [
    `with paid as (
       insert into payment (community_id, id, source, channel, amount, open, day, paid_at, household_id, money_number, taken_by,
         taken_by_name)
       select $1, $2, 'desk', 'cash', 10, 9, '2001-01-31', now(), h.id, 1102, '${desk}', '林志明'
       from (select id from household where community_id = $1 and closed_at is null limit 1) h returning household_id)
     insert into payment_allocation (community_id, id, payment_id, kind, household_id, amount, entry_id, account_id, account_name)
     select $1, $2, $2, 'prepayment', household_id, 1, $2, '${desk}', '林志明' from paid`,
    `insert into receipt (community_id, id, year, number, allocation_id, amount, issued_by_name)
     select community_id, $2, 2001, 1, id, 1, '林志明' from payment_allocation where community_id = $1 limit 1`,
    `insert into refund (community_id, id, household_id, amount, way, payee, reason, requested_by, requested_by_name)
     select $1, $2, id, 1, 'cash', '王小明', '試', '${desk}', '林志明' from household where community_id = $1 limit 1`,
  ],
  made: [
    'payments.take:paymentId',
    'writeoffs.writeOffByHand:paymentId',
    'refunds.request:refundId',
    'refunds.requestVoid:refundId',
  ],
}
