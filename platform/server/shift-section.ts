import type { Lease } from './database.ts'

/** One thing that is open at the desk, as the list of a shift change shows it, whatever it is. */
export interface ShiftItem {
  id: string
  serialNumber: string
  householdId: string | null
  label: string
  name: string
  kindName: string
  shelfPosition: string
  note: string
  arrivedAt: Date
  /** What a scan of it may read, beside its serial number. */
  trackingNumber?: string
  /** 0 as the room, 1 chilled, 2 frozen. */
  temperature?: 0 | 1 | 2
  isLegal?: boolean
  inPersonOnly?: boolean
  cashOnDelivery?: boolean
  inLocker?: boolean
  pieceCount?: number
  /** Whole NT$ in a cash envelope; null for anything else. */
  money?: number | null
}

/**
 * What a module has open at the desk, for the list that one shift hands to the next. Declared in a module's
 * `server/shift-sections.ts`; `shiftSections` of its front end say the same name in words.
 */
export interface ShiftSection {
  /** `packages`; kept with every list that is signed. */
  name: string
  open(lease: Lease): Promise<ShiftItem[]>
  /** What of it lies in the drawer of the desk, whole NT$: two people count it with the rest of the drawer. */
  cash?(lease: Lease): Promise<number>
}
