import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: { intercom_desk_phone: 'sip_name sealed_digest' },
  ids: { 'intercomDeskPhones:phoneId': 'intercom_desk_phone' },
  made: ['intercomDeskPhones.open:phoneId'],
  more: [
    `insert into intercom_desk_phone (community_id, id, sentry_id, session_id, slot, sip_name, sealed_digest, ends_at)
     select $1, $2, id, $2, 10, 'wforeign' || left(replace($2::uuid::text, '-', ''), 8), '', now() + interval '1 hour'
     from intercom_sentry where community_id = $1 limit 1`,
  ],
}
