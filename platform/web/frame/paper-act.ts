import type { ComponentType } from 'react'

/** Which bills of a run are meant: those that are named, or all; and in which state the run is. */
export interface BillsMeant {
  billBulkId: string
  billIds?: readonly string[]
  state: string
}

/** What can be done where runs, bills or receipts of write-offs are shown: bringing bills in, printing them, telling of them. Nothing for who may not. */
export interface PaperActs {
  name: string
  /** `base` is the address of the kind of fee. */
  Runs?: ComponentType<{ base: string }>
  /** What waits beside the runs, as cells of their strip. */
  Strip?: ComponentType<{ base: string }>
  Bills?: ComponentType<BillsMeant>
  /** `keys`: the hot key that prints them, where they stand alone. */
  Receipts?: ComponentType<{ writeoffIds: readonly string[]; keys?: string | undefined }>
}
