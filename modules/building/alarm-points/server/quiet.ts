import type { PointRow } from './tables.ts'

/** A point that is silenced says nothing to anybody; its values are kept, and it is looked at again when that is over. */
export const isSilenced = ({ silentUntil }: Pick<PointRow, 'silentUntil'>, now: Date): boolean =>
  silentUntil !== null && silentUntil > now

/** Somebody works on a point: its alarms are kept and told to nobody. */
export const isMaintained = ({ maintenanceUntil }: Pick<PointRow, 'maintenanceUntil'>, now: Date): boolean =>
  maintenanceUntil !== null && maintenanceUntil > now
