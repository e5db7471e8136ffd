export { type FacilityRow, listFacilities, lockFacility, readFacility } from './facilities.ts'
// For reading beside; only this module writes it.
export { facilityTable } from './tables.ts'
export { demoFacilities, demoLane } from './demo-facilities.ts'
