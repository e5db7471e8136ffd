export { addDueNote, addLateAct } from './due-acts.ts'
export { newPlanPath, planRecordPath } from './paths.ts'
export { useCycleWords } from './use-cycle-words.ts'
