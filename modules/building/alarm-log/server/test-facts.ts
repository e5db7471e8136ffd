import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'alarm_value',
      columns: 'source',
      after: 'alarmLog.values',
      onRequest: {
        kept: 'when a flat called for help, of nobody by name; a log of the building for its time',
      },
    },
  ],
}
