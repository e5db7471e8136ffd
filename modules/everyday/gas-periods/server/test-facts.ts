import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: { gas_period: 'ym starts_on ends_on firm' },
  ids: { 'gasPeriods:id': 'gas_period', periodId: 'gas_period', gasId: 'gas_period' },
  made: ['gasPeriods.create:id'],
}
