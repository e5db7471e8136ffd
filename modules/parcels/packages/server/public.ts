// What other modules may use of packages: what is known of them, and the ways to change them.
export { noteReminded, noticeFacts, openPackages, type PackageFacts } from './facts.ts'
export { collectFromCubby, packageIsPlain, putIntoCubby, takeOutOfCubby, usualKind } from './cubbies.ts'
export { closePackageAsReturn, markFound, markLost, undoPackageReturn } from './closing.ts'
export { changePackage } from './changes.ts'
export { type LockedPackage, lockPackages, requireWaiting } from './locked-packages.ts'
export { checkOptions, recipientNameOf, register } from './packages.ts'
export { undo } from './undo-hand-over.ts'
export {
  listWaitingOfHouseholds as listWaitingPackages,
  needsSomebody,
  toWaiting,
  waitingFields,
} from './queries.ts'
export { registerOptions as packageOptions } from './registered-queries.ts'
export { showSerialNumber } from './serial-numbers.ts'
// For reading beside; only this module writes them.
export {
  packageChanges,
  packageHandOvers,
  packageHistory,
  packageTable,
  type PackageFieldChange,
} from './tables.ts'
