// What other modules draw of emergency notices.
export { TakeOver } from './TakeOver.tsx'
