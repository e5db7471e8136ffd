import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'resident_note',
      columns: 'note note_until',
      after: 'residents.movedOut',
      onRequest: 'residents',
    },
    {
      table: 'household',
      columns: 'note note_until',
      after: { kept: 'a note of the whole household that the desk keeps and clears' },
      onRequest: { kept: 'a note of the whole household' },
    },
    {
      table: 'household_mark',
      columns: 'word who until_day',
      after: 'households.marks',
      onRequest: 'households',
    },
    {
      table: 'household_change',
      columns: 'reason changes',
      after: 'households.history',
      onRequest: { kept: 'the history of the register of unit owners' },
    },
  ],
  plain: {
    household: 'building floor unit label label_key',
    household_change: 'act',
  },
  ids: {
    householdId: 'household',
    intoId: 'household',
    payTabletId: 'household',
    tabletId: 'household',
    toTabletId: 'household',
    'households:id': 'household',
  },
}
