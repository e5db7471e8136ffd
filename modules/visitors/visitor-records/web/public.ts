// For menus and the duty board; pages are loaded when they are opened.
export { bookingListPath, recordPath } from './paths.ts'
