// For reading beside; only this module writes them.
export { type Chain, type Grounds, readChains, readGrounds, secondsOf } from './chains.ts'
export { numberFor } from './list.ts'
export { type TabletRow, tabletTable } from './tables.ts'
