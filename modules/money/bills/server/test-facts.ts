import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'bill',
      columns: 'payer_name void_reason',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'bills',
    },
    {
      table: 'bill_gap',
      columns: 'accept_reason',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: { kept: 'why a bill lacks a line belongs to the accounts' },
    },
    {
      table: 'bill_change',
      columns: 'reason changes',
      after: { kept: 'accounts are kept as accounts are' },
      onRequest: 'bills',
    },
  ],
  plain: {
    bill: 'barcode_until due_on number payer_type state',
    bill_change: 'act',
    bill_code: 'code',
    bill_gap: 'missing name',
    bill_line: 'basis kind name',
    bill_settlement: 'kind',
    billing_run:
      'barcode_until cycle due_on ends_on fee_type name provider source starts_on state withdraw_reason bills_digest',
  },
  ids: {
    billBulkId: 'billing_run',
    anotherBillBulkId: 'billing_run',
    billId: 'bill',
    gapId: 'bill_gap',
    giveUp: 'household',
  },
  made: [
    'billingRuns.create:billBulkId',
    'billingRuns.setState:billStatusEnum',
    'billingRuns.addBills:billId',
    'bills.setStates:billStatusEnum',
  ],
  more: [
    `with run as (
       insert into billing_run (community_id, id, name, cycle, starts_on, ends_on, due_on, barcode_until, source, added_by, added_by_name)
       values ($1, $2, '試', 'month', '2001-01-01', '2001-01-31', '2001-01-31', '2001-01-31', 'rates', '${desk}', '林志明')
       returning id)
     insert into bill (community_id, id, run_id, household_id, billed_household_id, number, due_on, barcode_until)
     select $1, $2, run.id, h.id, h.id, '00000-0000', '2001-01-31', '2001-01-31'
     from run, (select id from household where community_id = $1 and closed_at is null limit 1) h`,
    `insert into bill_gap (community_id, id, run_id, household_id, name, missing)
     select $1, $2, b.run_id, b.household_id, '試', 'exclusiveArea' from bill b where b.community_id = $1 limit 1`,
  ],
}
