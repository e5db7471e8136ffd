import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    alarm_point: 'name meaning place asset_code unit silence_reason maintenance_reason any_of noticed',
  },
  ids: { tagId: 'alarm_point', pointId: 'alarm_point', anyOfTagId: 'alarm_point' },
  made: ['alarmPoints.add:tagId'],
}
