// Where drills are held, for other modules of the building.
export { drillsPath } from './screens.ts'
