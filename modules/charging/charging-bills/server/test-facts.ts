import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    charging_month: 'month',
    charging_bill: 'month',
    charging_bill_line: 'kind reason',
    charging_bill_setting: 'section chosen',
  },
  ids: { 'chargingBills:billId': 'charging_bill' },
  made: ['chargingBills.adjust:adjustmentId'],
  more: [
    `insert into charging_month (community_id, month, drawn_at, drawn_by_name) select $1, '2020-01', now(), '' where $2::uuid is not null on conflict do nothing`,
    `insert into charging_bill (community_id, id, month, household_id)
     select $1, $2, '2020-01', id from household where community_id = $1 order by id limit 1`,
  ],
}
