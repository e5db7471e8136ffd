import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'calendar_entry',
      columns: 'title note place',
      after: { kept: 'what happened in a community is its record' },
      onRequest: { kept: 'it names what happens and nobody by whom it could be found' },
    },
  ],
  plain: {
    calendar_entry: 'category day from_time until_time series last_day',
    calendar_skip: 'day to_day from_time until_time',
    calendar_feed: 'key_hash',
  },
  ids: {
    entryId: 'calendar_entry',
    'calendar:id': 'calendar_entry',
    feedId: 'calendar_feed',
    'calendar.addFeed:id': 'calendar_feed',
    'calendar.revokeFeed:id': 'calendar_feed',
  },
  made: ['calendar.addEntry:id', 'calendar.addFeed:id'],
  more: [
    `insert into calendar_feed (community_id, id, account_id, key_hash, made_at, made_by_name)
     values ($1, $2, gen_random_uuid(), gen_random_uuid()::text, now(), '')`,
  ],
}
