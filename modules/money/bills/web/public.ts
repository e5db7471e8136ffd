export { speakDay } from './speak-day.ts'
export { usePlace } from './use-place.ts'
