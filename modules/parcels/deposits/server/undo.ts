import { undoing } from '#modules/parcels/package-settings/server/public.ts'

/** Undoing hand-overs of deposits. */
export const undo = undoing('deposits.handOver')
