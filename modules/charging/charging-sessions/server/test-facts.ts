import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'charging_session',
      columns: 'id_tag settle_reason',
      after: 'chargingSessions.sessions',
      onRequest: {
        kept: 'what a household charged is the household’s, which pays for it; it goes after its time',
      },
    },
  ],
  plain: {
    charging_session: 'transaction_key stop_reason state review review_reasons settled_by',
  },
  ids: { sessionId: 'charging_session' },
  more: [
    `insert into charging_session (community_id, id, station_id, connector_id, id_tag, transaction_key, started_at, ended_at,
       meter_start_wh, last_wh, last_at, energy_wh, state, review)
     select $1, $2, station_id, id, 'FOREIGN', 'foreign', now() - interval '1 hour', now(), 0, 0, now(), 0, 'closed', 'needed'
     from charging_connector where community_id = $1 limit 1`,
  ],
}
