import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'alarm_event',
      columns: 'cause action photo_paths',
      after: 'alarmEvents.reports',
      onRequest: { kept: 'what staff found and did about a device, of nobody by name' },
    },
    {
      table: 'alarm_told',
      columns: 'name masked',
      after: 'alarmEvents.told',
      onRequest: { kept: 'staff and contractors whom an alarm called, for its time' },
    },
  ],
  plain: {
    alarm_event: 'kind name meaning place asset_code state',
    alarm_told: 'way state fault',
    alarm_event_change: 'act reason changes',
  },
  ids: { eventId: 'alarm_event' },
  rows: { alarm_event: 'select id from alarm_event where community_id = $1 and not is_private limit 1' },
}
