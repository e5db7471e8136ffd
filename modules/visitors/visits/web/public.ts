// For links of other modules.
export { visitorPath } from './visitor-path.ts'
