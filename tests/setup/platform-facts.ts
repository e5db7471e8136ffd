import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'event',
      columns: 'payload',
      after: { kept: 'ids and counts; removed by a chore' },
      onRequest: { kept: 'ids and counts' },
    },
    {
      table: 'answered_call',
      columns: 'answer',
      after: { kept: 'removed by a chore within days' },
      onRequest: { kept: 'removed by a chore within days' },
    },
  ],
  plain: {
    answered_call: 'key call fingerprint',
    operator_answered_call: 'key call fingerprint answer',
    event: 'name hear',
    serial_counter: 'name',
    server_key: 'digest',
    stuck_job: 'task payload job_key',
  },
}
