export { noteTelling, settleTelling, standingOf, toldOf } from './telling.ts'
export type { Signal } from './take-one.ts'
export { takeSignals } from './take-signals.ts'
