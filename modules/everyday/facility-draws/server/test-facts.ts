import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'facility_draw',
      columns: 'witness',
      after: { kept: 'who saw the numbers of a draw is part of its proof' },
      onRequest: { kept: 'who saw the numbers of a draw is part of its proof' },
    },
  ],
  plain: {
    facility_draw: 'day from_time until_time nonce source numbers fingerprint seed',
    facility_draw_entry: 'wishes accepted_rules source label',
  },
  ids: { 'facilityDraws:entryId': 'facility_draw_entry' },
  made: ['facilityDraws.enter:entryId'],
}
