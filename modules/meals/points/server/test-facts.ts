import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'point_entry',
      columns: 'note',
      after: 'points.notes',
      onRequest: { kept: 'it says what points of a household came or went for; it goes after its time' },
    },
  ],
  plain: {
    point_purse: 'purse',
    point_lot: 'purse expires_on',
    point_entry: 'purse kind subject_kind',
    point_grant: 'note expires_on chosen',
    point_receipt: 'paid_by',
    point_setting: 'section chosen',
  },
  ids: { 'points:grantId': 'point_grant' },
  more: [
    `insert into point_grant (community_id, id, points, expires_on, note, households, granted_at, granted_by, granted_by_name)
     values ($1, $2, 50, '2026-12-31', '每月點數', 1, now(), '${desk}', '陳怡君')`,
  ],
  made: [
    'points.topUp:entryId',
    'points.refund:entryId',
    'points.grant:grantId',
    'pointRules.transfer:transferId',
  ],
}
