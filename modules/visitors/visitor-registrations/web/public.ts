export { registrationListPath } from './paths.ts'
