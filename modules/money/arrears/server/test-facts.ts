import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: 'accounts are kept as accounts are' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'demand', columns: 'payer_name body note void_reason', after: kept, onRequest: 'arrears' },
  ],
  plain: {
    demand: 'bill_ids step channel day term_on title',
    arrears_setting: 'section chosen',
  },
  ids: {
    demandId: 'demand',
    debtId: 'household',
    'arrears.printLetters:batchId': 'demand',
  },
  more: [
    `insert into demand (community_id, id, batch_id, household_id, payer_name, bill_ids, step, channel, day, term_on, amount, bill_count, interest, title,
       body, account_id, account_name)
     select $1, $2, $2, h.id, '', '{}', 'reminder', 'message', '2001-01-31', '2001-02-14', 1, 1, 0, '繳費提醒', '', '${desk}', '林志明'
     from (select id from household where community_id = $1 limit 1) h`,
  ],
  made: ['arrears.demand:batchId'],
}
