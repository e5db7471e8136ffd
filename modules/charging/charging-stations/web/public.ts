export { commandsQuery, connectorsQuery } from './list-query.ts'
export { kilowatts, stateMark, stateWord } from './state-words.ts'
export { TellDialog, type Told } from './TellDialog.tsx'
