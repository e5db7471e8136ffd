import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'emergency_notice',
      columns: 'content title',
      after: 'emergencyNotices.content',
      onRequest: { kept: 'it names nobody by whom it could be found, and is emptied after its time' },
    },
    {
      table: 'emergency_target',
      columns: 'found_note',
      after: 'emergencyNotices.content',
      onRequest: { kept: 'staff who walked to screens, and what was done there, for its time' },
    },
  ],
  plain: {
    emergency_notice: 'template',
    emergency_target: 'shown_hash',
  },
  ids: { noticeId: 'emergency_notice', 'emergencyNotices:id': 'emergency_notice' },
  made: ['emergencyNotices.publishNotice:id'],
  more: [
    `insert into emergency_notice (community_id, id, template, title, content, published_at, published_by, published_by_name, expires_at)
     values ($1, $2, 'fire', '火警', '請疏散', now(), gen_random_uuid(), '', now() + interval '1 hour')`,
  ],
}
