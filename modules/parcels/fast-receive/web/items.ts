import type { HandOverKind, WaitingItem } from '#platform/web/frame/hand-over-kind.ts'

/** Something that waits, and whether it does no more. */
export interface Line extends WaitingItem {
  /** Handed over here while the line was lost: it waits in this browser to be sent. */
  queued?: boolean
}

/** A line of the dialog. */
export interface Item extends Line {
  kind: HandOverKind
}

/** Not to be ticked: in a locker, or handed over already. */
export const isOff = ({ isHeld, queued }: Line): boolean => isHeld === true || queued === true

/** Whether the desk has to check who collects this one. */
export const mustVerify = ({ onlyFor }: Line): boolean => onlyFor !== undefined
