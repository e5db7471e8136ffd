export { templatesQuery } from './template-entries.ts'
