import { z } from 'zod'

export const lineKinds = ['in', 'reversal', 'out'] as const
export const LineKind = z.enum(lineKinds)
export type LineKind = (typeof lineKinds)[number]

/** Why a line was written off at once, or was not. */
export const lineClasses = [
  'exact',
  'short',
  'over',
  'duplicate',
  'oldPeriod',
  'voided',
  'unknownAccount',
  'badCheck',
  'reversal',
  'expired',
  'out',
  'booked',
  'returned',
] as const
export const LineClass = z.enum(lineClasses)
export type LineClass = z.output<typeof LineClass>

export const lineActKinds = [
  'matched',
  'accepted',
  'undone',
  'postponed',
  'refund',
  'reversed',
  'left',
  'other',
  'booked',
] as const
export const LineActKind = z.enum(lineActKinds)
export type LineActKind = z.output<typeof LineActKind>
