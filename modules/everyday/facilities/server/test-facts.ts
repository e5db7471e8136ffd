import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: a facility is no person; what its ids name. */
export const facts: ModuleFacts = {
  plain: { facility: 'name place rules hours price_by price_in quota_per draw' },
  ids: { 'facilities:seen': 'facility', facilityId: 'facility' },
  made: ['facilities.add:id'],
}
