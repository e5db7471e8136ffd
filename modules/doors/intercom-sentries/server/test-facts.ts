import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'intercom_device',
      columns: 'name',
      after: 'intercomSentries.devices',
      onRequest: { kept: 'a device is the household’s, which it rings for; it goes after its time' },
    },
  ],
  plain: {
    intercom_sentry: 'name kind serial_digest serial_tail open_digits',
    intercom_device: 'kind model sip_name sealed_digest',
    intercom_setting: 'section chosen',
  },
  ids: { sentryId: 'intercom_sentry', 'intercomSentries:deviceId': 'intercom_device' },
  made: ['intercomSentries.add:sentryId', 'intercomSentries.addDevice:deviceId'],
  more: [
    `insert into intercom_sentry (community_id, id, name, kind, serial_digest, serial_tail, added_by_name)
     values ($1, $2, '別社區的門', 'hardware', decode(replace($2::uuid::text, '-', ''), 'hex'), 'FRGN', '')`,
    `insert into intercom_device (community_id, id, sentry_id, kind, slot, name, sip_name, sealed_digest, added_by_name)
     select $1, $2, id, 'door', 5, '別社區的機', 'foreign' || left(replace($2::uuid::text, '-', ''), 8), '', '' from intercom_sentry
     where community_id = $1 limit 1`,
  ],
}
