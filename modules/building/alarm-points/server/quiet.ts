import type { PointRow } from './tables.ts'

/** A point that is silenced says nothing to anybody; its values are kept, and it is looked at again when that is over. */
export const isSilenced = ({ silentUntil }: Pick<PointRow, 'silentUntil'>, now: Date): boolean =>
  silentUntil !== null && silentUntil > now

/** Somebody works on a point: its alarms are kept and told to nobody. */
export const isMaintained = ({ maintenanceUntil }: Pick<PointRow, 'maintenanceUntil'>, now: Date): boolean =>
  maintenanceUntil !== null && maintenanceUntil > now

/** What runs of a point tells nobody more now: somebody silenced it or works on it. */
export const isPaused = (point: Pick<PointRow, 'silentUntil' | 'maintenanceUntil'>, now: Date): boolean =>
  isSilenced(point, now) || isMaintained(point, now)
