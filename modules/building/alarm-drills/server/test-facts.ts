import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'alarm_drill',
      columns: 'people steps',
      after: 'alarmDrills.certificates',
      onRequest: { kept: 'who of the staff and contractors was told in a drill, as its proof' },
    },
  ],
  plain: {
    alarm_drill_setting: 'section chosen',
    alarm_drill: 'name place kind week_day refusal',
  },
  ids: { drillId: 'alarm_drill' },
  made: ['alarmDrills.start:drillId'],
}
