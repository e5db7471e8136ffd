import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: '巡邏紀錄是保全執勤的憑證，記的是點位與設備；到期刪除。' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'patrol_visit', columns: 'answers note photo', after: 'patrols.rounds', onRequest: kept },
    { table: 'patrol_miss', columns: 'note', after: 'patrols.rounds', onRequest: kept },
  ],
  plain: {
    patrol_point: 'code name place tasks',
    patrol_route: 'name starts stops',
    patrol_round: 'route_name stops',
    patrol_visit: 'fault',
    patrol_miss: 'cause',
  },
  ids: {
    'patrols:pointId': 'patrol_point',
    'patrols:keyId': 'duty_key',
    'patrols:routeId': 'patrol_route',
    'patrols:roundId': 'patrol_round',
  },
  made: ['patrols.savePoint:pointId', 'patrols.saveRoute:routeId'],
  more: [
    `insert into patrol_round (community_id, id, route_id, route_name, is_ordered, starts_at, ends_at, stops)
     select $1, $2, id, name, false, now(), now() + interval '1 hour', '[]' from patrol_route
     where community_id = $1 and '${desk}' <> '' limit 1`,
  ],
}
