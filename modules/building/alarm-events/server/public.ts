export { type DrillRefusal, drillRefusal, endDrill, raiseDrill } from './drill.ts'
export { noteTelling, noteUnanswered, readTold, settleTelling, standingOf, toldOf } from './telling.ts'
export type { Signal } from './take-one.ts'
export { takeSignals } from './take-signals.ts'
