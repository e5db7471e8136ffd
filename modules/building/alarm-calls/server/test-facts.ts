import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'alarm_call_setting',
      columns: 'chosen',
      after: {
        kept: 'whom alarms call, as long as the community wants them called; who is removed is gone at once',
      },
      onRequest: { kept: 'staff and contractors, removed by hand' },
    },
  ],
  made: ['alarmCalls:contactId', 'alarmCalls:rotationId', 'alarmCalls:listId', 'alarmCalls:firstId'],
  plain: {
    alarm_call_setting: 'section',
    alarm_call: 'list ended_because',
  },
}
