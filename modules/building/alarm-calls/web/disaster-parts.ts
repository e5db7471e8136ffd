export { Calling } from './Calling.tsx'
export { FirstSteps } from './FirstSteps.tsx'
