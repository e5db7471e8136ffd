import type { GaugePart } from './metrics.ts'

/** What the queue and the database hold. */
export const platformGauges: readonly GaugePart[] = [
  {
    name: 'lobby_jobs',
    help: 'Jobs in the queue: waiting, late by more than five minutes, given up.',
    labels: ['state'],
    async read(lease) {
      const [row = {}] = await lease.query<Record<string, number>>(
        'select waiting, late, failed from lobby_jobs.counts()',
      )
      return Object.entries(row).map(([state, value]) => ({ labels: { state }, value }))
    },
  },
  {
    name: 'lobby_stuck_jobs',
    help: 'Jobs that were put aside because their process died.',
    labels: [],
    async read(lease) {
      const [row] = await lease.query<{ value: number }>(
        'select count(*)::int as value from stuck_job where retried_at is null and given_up_at is null',
      )
      return [{ labels: {}, value: row?.value ?? 0 }]
    },
  },
  {
    name: 'lobby_database_bytes',
    help: 'What the database takes on its disk.',
    labels: [],
    async read(lease) {
      const [row] = await lease.query<{ value: number }>(
        'select pg_database_size(current_database()) as value',
      )
      return [{ labels: {}, value: row?.value ?? 0 }]
    },
  },
]
