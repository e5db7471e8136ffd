import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'shift_change', columns: 'items', after: 'shiftChanges.people', onRequest: 'shiftChanges' },
    {
      table: 'shift_change',
      columns: 'note from_signature_path to_signature_path',
      after: { kept: 'what the desk itself signed' },
      onRequest: { kept: 'what the desk itself signed' },
    },
  ],
  plain: {
    shift_change: 'checked_ids counts cash signed_digest',
  },
  ids: {
    shiftChangeId: 'shift_change',
    toAccountId: 'membership',
  },
  made: ['shiftChanges.changeShift:shiftChangeId'],
  more: [
    `insert into shift_change (community_id, id, number, at, from_account, from_name, to_name, items, counts, cash, added_count,
     gone_count, from_signature_path, to_signature_path)
   values ($1, $2, 1, now(), '${desk}', '林志明', '陳美玲', '[]', '[]', '{}', 0, 0, 'a', 'b')`,
  ],
}
