export { type Signal, takeSignals } from './take-signals.ts'
