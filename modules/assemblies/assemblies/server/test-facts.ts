import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: 'minutes, sign-in book and proxies of an assembly are kept together (Art. 34)' } as const
const both = { after: kept, onRequest: kept }
/** Of a meeting that was not held it is forgotten. */
const rolls = { after: 'assemblies.rolls', onRequest: 'assemblies' } as const

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'assembly',
      columns: 'convener_name chair_name recorder_name note notice cancel_reason',
      ...both,
    },
    {
      table: 'assembly_unit',
      columns: 'label owners owner_key representative card_hash card_sealed',
      ...rolls,
    },
    {
      table: 'assembly_presence',
      columns: 'attendee_name agent_key agent_name agent_relation proxy_path signature_path cancel_reason',
      ...rolls,
    },
    {
      table: 'assembly_topic',
      columns: 'title description options lots lots_witness noticed decision_text decision_reason',
      ...both,
    },
    { table: 'assembly_weight', columns: 'agent_key', ...both },
    { table: 'assembly_objection', columns: 'words by_name', ...both },
    { table: 'assembly_serving', columns: 'evidence photo_path by_name', ...both },
    {
      table: 'assembly_minutes',
      columns: 'chair_name recorder_name correction reason content by_name',
      ...both,
    },
    { table: 'assembly_entry', columns: 'facts by_name', ...both },
    {
      table: 'assembly_setting',
      columns: 'chosen',
      after: { kept: 'thresholds of the bylaws, which name nobody' },
      onRequest: { kept: 'thresholds of the bylaws, which name nobody' },
    },
    { table: 'assembly_trustee', columns: 'name code_hash code_sealed', ...both },
  ],
  plain: {
    assembly:
      'title session kind place notice_day person_count bylaws status outcome_posted_on minutes_posted_on reminded_for outcome_reminded_for chain_hash',
    assembly_presence: 'desk',
    assembly_setting: 'section',
    assembly_topic: 'kind vote_way thresholds seats counts_by status snapshot result decision',
    assembly_vote: 'choices source',
    assembly_count: 'totals',
    assembly_objection: 'received_on',
    assembly_serving: 'what channel served_on',
    assembly_entry: 'act hash',
    assembly_minutes: 'digest',
    assembly_trustee: 'role certificate contribution verification_key',
    assembly_election: 'uuid election trustees tally parts result',
    assembly_sealed_ballot: 'receipt ballot credential',
  },
  ids: {
    assemblyId: 'assembly',
    parentAssemblyId: 'assembly',
    topicId: 'assembly_topic',
    seenTopicId: 'assembly_topic',
    copiedFromTopicId: 'assembly_topic',
    unitOwnerId: 'assembly_unit',
    agentUnitOwnerId: 'assembly_unit',
    speakerId: 'assembly_speaker',
    objectionId: 'assembly_objection',
  },
  made: [
    'assemblies.create:assemblyId',
    'assemblies.object:objectionId',
    'assemblyFloor.addSpeaker:speakerId',
    'assemblyMinutes.issue:minutesId',
    'assemblyRoll.addUnit:unitOwnerId',
    'assemblyVotes.createTopic:topicId',
    'assemblyVotes.insertTopics:topicId',
  ],
  more: [
    `insert into assembly (community_id, id, title, session, kind, meeting_at, place, convener_name, chair_name, recorder_name, person_count)
     values ($1, $2, '會議', '', 'regular', now(), '大廳', '林', '', '', 'owner')`,
    `insert into assembly_unit (community_id, id, assembly_id, label, owners, owner_key, area, card_number, card_hash, position)
     select $1, $2, id, 'Z', '[{"name":"林","code":""}]', 'k', 100, 1, gen_random_uuid()::text, 1 from assembly where community_id = $1 limit 1`,
    `insert into assembly_speaker (community_id, id, assembly_id, unit_id, asked_at)
     select $1, $2, assembly_id, id, now() from assembly_unit where community_id = $1 limit 1`,
    `insert into assembly_topic (community_id, id, assembly_id, number, title, description, kind, vote_way, options)
     select $1, $2, id, 1, '案', '', 'ordinary', 'record', '[]' from assembly where community_id = $1 limit 1`,
  ],
}
