import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'charging_tag',
      columns: 'id_tag note',
      after: 'chargingStations.tags',
      onRequest: { kept: 'a card is the household’s, which pays by it; it goes after its time' },
    },
    {
      table: 'charging_command',
      columns: 'input reason',
      after: 'chargingStations.commands',
      onRequest: { kept: 'what staff told a station and why, of nobody by name' },
    },
  ],
  plain: {
    charging_station: 'code ocpp_identity secret_digest protocol vendor model serial firmware state notice',
    charging_connector: 'floor bay phases note state reported error_code error_info',
    charging_command: 'kind state answer details',
  },
  ids: {
    stationId: 'charging_station',
    connectorId: 'charging_connector',
    tagId: 'charging_tag',
  },
  made: [
    'chargingStations.add:stationId',
    'chargingStations.add:connectorId',
    'chargingStations.putConnector:connectorId',
    'chargingStations.addTag:tagId',
    'chargingStations.command:commandId',
  ],
  more: [
    `insert into charging_station (community_id, id, code, ocpp_identity, secret_digest, added_by_name)
     values ($1, $2, 'EV-X', 'foreign-ev-x', '', '')`,
    `insert into charging_connector (community_id, id, station_id, connector_no, floor, bay, phases, min_amperes, max_amperes)
     select $1, $2, id, 9, 'B9', '99', 'R', 6, 32 from charging_station where community_id = $1 limit 1`,
    `insert into charging_tag (community_id, id, id_tag, household_id, added_by_name)
     select $1, $2, 'FOREIGN', id, '' from household where community_id = $1 limit 1`,
  ],
}
