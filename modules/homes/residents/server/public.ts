export { addResidents, type NewResident } from './add.ts'
export {
  type ChangedResident,
  changeResidents,
  type OwnedVehicles,
  setRentOfMany,
  setVehiclesOfMany,
} from './many.ts'
export { type Movers, moveResidents } from './move.ts'
export { moveVehicles } from './move-vehicles.ts'
export { setEmergencyContactsOfMany } from './emergency-contacts.ts'
export { identities, renter } from '../shapes.ts'
export { type ResidentRow, residentsByIds, residentsOf } from './queries.ts'
export { platesElsewhere } from './vehicles.ts'
// For reading beside; only this module writes them.
export { residents } from './tables.ts'
