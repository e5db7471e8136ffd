export { menusQuery, specsQuery, useMenuChanges } from './queries.ts'
