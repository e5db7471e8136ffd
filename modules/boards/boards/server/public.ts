// What other modules may use of boards.
export { photosOf } from './boards.ts'
export { factsOf, offered } from './parts.ts'
export { boardRow, listBoards, listSchedules } from './queries.ts'
export { postOnBoards, takeOffBoards, withPostings } from './postings.ts'
export { waitingOf } from './waiting.ts'
