import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'repair_case',
      columns: 'reporter_name reporter_phone',
      after: 'repairs.reporters',
      onRequest: 'repairs',
    },
    { table: 'repair_case', columns: 'detail photos', after: 'repairs.reporters', onRequest: 'repairs' },
  ],
  plain: {
    repair_case: 'title place source state',
    repair_offer: 'note',
    repair_step: 'act note photos',
    repair_wall: 'token',
  },
  ids: { caseId: 'repair_case', offerId: 'repair_offer', 'repairs:eventId': 'alarm_event' },
  made: ['repairs.reportRepair:caseId', 'repairs.addOffer:offerId'],
}
