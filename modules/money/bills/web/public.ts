export { speakDay } from './speak-day.ts'
