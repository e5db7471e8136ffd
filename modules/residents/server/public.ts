export { addResidents, type NewResident } from './add.ts'
export { type Movers, moveResidents } from './move.ts'
export { type ResidentRow, residentsByIds, residentsOf } from './queries.ts'
export { platesElsewhere } from './vehicles.ts'
