import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    facility_draw: 'day from_time until_time secret source numbers witness fingerprint seed',
    facility_draw_entry: 'wishes source',
  },
  ids: { entryId: 'facility_draw_entry' },
  made: ['facilityDraws.enter:entryId', 'facilityDrawForms.enter:entryId'],
}
