import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'gas_reading',
      columns: 'photo_path',
      after: 'gasReadings.photos',
      onRequest: { kept: 'the picture of a meter shows a meter; it goes after its time' },
    },
    {
      table: 'gas_reading',
      columns: 'finding filled_by',
      after: 'gasReadings.readings',
      onRequest: { kept: 'a reading is the household’s, which has paid by it; it goes after its time' },
    },
  ],
  plain: {
    gas_meter: 'user_no changed_on',
  },
  ids: { gId: 'gas_period', 'gasReadings.remind:id': 'gas_period' },
}
