import { moduleWords } from '#platform/contract/words.ts'

/** What people call what office days do and have, in both languages. */
export const officeDaysWords = moduleWords({
  acts: {
    'operator.loadOfficeDays': ['載入辦公日曆表', 'Loaded the table of office days'],
  },
  fields: {
    daysOff: ['放假日', 'Days off'],
    workedWeekends: ['補行上班', 'Weekends worked'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    officeDays: typeof officeDaysWords
  }
}
