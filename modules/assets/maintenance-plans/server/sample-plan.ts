import { newId } from '#platform/contract/new-id.ts'

/** The day in Taipei so many days from today; for tests. */
export const dayIn = (days: number) =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)

/** A term of a plan as the wire has it; for tests. */
export const sampleTerm = (changes: object = {}) => ({
  TermId: newId(),
  TermName: '軸承振動',
  Hint: '',
  ResultType: 'number',
  Unit: 'mm/s',
  LowLimit: '0',
  HighLimit: '4.5',
  ...changes,
})

/** A plan that is late by ten days, as the wire has it; things and supplier are the test's. */
export const samplePlan = (changes: object = {}) => ({
  PlanName: '揚水泵保養',
  Doer: '',
  Every: 7,
  Unit: 'day',
  DayRule: 'same',
  Months: [],
  NextFrom: 'plan',
  FirstDay: dayIn(-10),
  Budget: 3200,
  LegalBasis: '',
  Note: '',
  Terms: [sampleTerm()],
  ...changes,
})
