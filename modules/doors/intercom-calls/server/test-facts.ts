import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'intercom_call',
      columns: 'answered_by',
      after: 'intercomCalls.calls',
      onRequest: {
        kept: 'who rang at whose door is the house’s record of its doors; it goes after its time',
      },
    },
    {
      table: 'intercom_call',
      columns: 'snapshot',
      after: 'intercomCalls.snapshots',
      onRequest: { kept: 'who stood at a door is nobody by name; it goes after its time' },
    },
    {
      table: 'intercom_leg',
      columns: 'target',
      after: 'intercomCalls.calls',
      onRequest: { kept: 'what a call rang goes with the call' },
    },
    {
      table: 'intercom_test_line',
      columns: 'reasons',
      after: 'intercomCalls.tests',
      onRequest: { kept: 'what a household’s devices lacked in a night, of nobody by name' },
    },
  ],
  plain: {
    intercom_call: 'sip_call_id kind result answered_leg answered_sip_name',
    intercom_leg: 'kind outcome',
    intercom_test: 'by_name',
    intercom_test_question: 'sip_name name',
    intercom_test_line: 'hearing',
  },
  ids: { 'intercomCalls:callId': 'intercom_call' },
  made: ['intercomCalls.runTest:testId'],
}
