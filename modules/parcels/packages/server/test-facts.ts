import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'package',
      columns: 'recipient_name tracking_number tracking_reversed note void_reason',
      after: 'packages.personal',
      onRequest: 'packages',
    },
    {
      table: 'package_tracking_part',
      columns: 'rest lead',
      after: 'packages.personal',
      onRequest: 'packages',
    },
    {
      table: 'package',
      columns: 'lost_reason',
      after: { kept: 'a lost package is an open case' },
      onRequest: { kept: 'a lost package is settled first' },
    },
    { table: 'package', columns: 'photo_path', after: 'packages.pictures', onRequest: 'packages' },
    { table: 'package_change', columns: 'reason changes', after: 'packages.personal', onRequest: 'packages' },
    {
      table: 'package_hand_over',
      columns: 'receive_code taker_name note file_name',
      after: 'packages.personal',
      onRequest: 'packages',
    },
    {
      table: 'package_hand_over',
      columns: 'signature_path photo_path',
      after: 'packages.pictures',
      onRequest: 'packages',
    },
  ],
  plain: {
    package: 'shelf_position cubby state',
    package_change: 'act',
  },
  ids: {
    checkedId: 'package',
    packageId: 'package',
    pdId: 'package',
    verifiedPdId: 'package',
  },
  made: ['packages.register:pdId'],
  rows: {
    package: `select id from package where community_id = $1 and state = 'waiting' limit 1`,
  },
}
