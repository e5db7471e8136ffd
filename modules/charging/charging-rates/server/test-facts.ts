import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: rates say nothing of people; what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    charging_rate: 'starts_on voltage summer_from summer_until summer other parking return_reason',
    taipower_tariff: 'starts_on voltage summer_hours other_hours source',
    taipower_off_peak_day: 'day name',
  },
  ids: { rateId: 'charging_rate' },
  made: ['chargingRates.add:id'],
}
