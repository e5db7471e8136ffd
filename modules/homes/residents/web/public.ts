// What other modules' pages may show of residents. Load lazily: the texts come with it.
export { EndingContracts } from './EndingContracts.tsx'
