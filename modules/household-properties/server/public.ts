// For an import: many households' property data in one transaction.
export { checkProperty, type PropertyWrite, writeProperties } from './write-properties.ts'
export { allMergedUnits, propertiesOf, propertiesOfBuilding } from './queries.ts'
export { spokenArea } from './spoken.ts'
export { addAreas, moveSpaces } from './take-over.ts'
