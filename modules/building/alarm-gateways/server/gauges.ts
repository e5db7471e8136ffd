import type { GaugePart } from '#platform/server/metrics.ts'

/** Whether the gateways of all communities are connected. */
export const gauges: readonly GaugePart[] = [
  {
    name: 'lobby_gateways',
    help: 'Gateways of buildings by kind and state.',
    labels: ['kind', 'state'],
    async read(lease) {
      const rows = await lease.query<{ kind: string; state: string; value: number }>(
        `select kind, case when kind <> 'http' and coalesce(held_at, added_at) < now() - interval '1 minute' then 'failed' else state end as state,
          count(*)::int as value from alarm_gateway where retired_at is null group by 1, 2`,
      )
      return rows.map(({ value, ...labels }) => ({ labels, value }))
    },
  },
]
