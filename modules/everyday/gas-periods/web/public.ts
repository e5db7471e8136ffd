import './page-texts.ts'

export { gasPeriodsApi, periodsQuery } from './queries.ts'
export { usePeriodWords } from './use-period-words.ts'
