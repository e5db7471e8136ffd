import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'household_owner',
      columns: 'name phone',
      after: { kept: 'the register of unit owners follows ownership' },
      onRequest: 'householdProperties',
    },
    {
      table: 'household_property',
      columns: 'moved_in_on',
      after: { kept: 'a day of the household' },
      onRequest: { kept: 'a day of the household' },
    },
  ],
  plain: {
    parking_space: 'vehicle number kind',
  },
  ids: {
    spaceId: 'parking_space',
    'householdProperties:id': 'household',
  },
  made: ['householdProperties.addHouseholds:tabletId', 'householdProperties.addProperty:id'],
}
