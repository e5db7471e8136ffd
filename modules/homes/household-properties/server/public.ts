// For an import: many households' property data in one transaction.
export { type ChargedHousehold, chargedHouseholds } from './charged.ts'
export { addWithProperty, checkProperty, writeProperties } from './write-properties.ts'
export type { PropertyWrite } from './property-rows.ts'
export { allMergedUnits, propertiesOf, propertiesOfBuilding } from './queries.ts'
export { spokenArea } from './spoken.ts'
export { addAreas, moveSpaces } from './take-over.ts'
