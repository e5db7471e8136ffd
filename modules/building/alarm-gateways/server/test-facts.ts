import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    alarm_gateway: 'name sealed_key kind settings state fault missed refused_why',
    alarm_probe: 'kind settings sealed_key state fault found',
    alarm_source: 'key',
    alarm_message: 'signature',
  },
  ids: { gatewayId: 'alarm_gateway', sourceId: 'alarm_source', probeId: 'alarm_probe' },
  made: ['alarmGateways.add:gatewayId', 'alarmGateways.probe:probeId'],
  more: [
    `insert into alarm_gateway (community_id, id, name, sealed_key, added_by_name) values ($1, $2, '別人的閘道器', '', '')`,
    `insert into alarm_source (community_id, id, gateway_id, key, at)
     select $1, $2, id, 'pump', now() from alarm_gateway where community_id = $1 limit 1`,
    `insert into alarm_probe (community_id, id, kind, settings, sealed_key) values ($1, $2, 'mqtt', '{}', '')`,
  ],
}
