import type { ReactNode } from 'react'
import type { HandOverProof } from '#platform/contract/hand-over.ts'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import type { Needs } from './contributions.ts'

/** Something that waits for a household, as a line of the hand-over. */
export interface WaitingItem {
  id: string
  householdId: string
  label: string
  serialNumber: string
  /** What it is, in a word: 包裹, 鑰匙. */
  kindName: string
  /** Cannot be handed over here: it is in a smart locker (R121). */
  isHeld?: boolean
  /** Only the named person may collect it and the desk must check; '' where nobody is named. */
  onlyFor?: string
  /** A courier is to be paid for it: the panels of households for payments are shown. */
  isToBePaid?: boolean
  /** What a scanner reads from it. */
  code?: string
}

/** What the cells of a line show. */
export interface WaitingItemCells {
  position: string
  kind: ReactNode
  /** What the desk must know before it hands the item over. */
  marks: ReactNode
  who: ReactNode
  /** In a narrow list, where it is not the same. */
  whoShort?: ReactNode
  at: Date
  note: string
  /** In a narrow list, said in place of the time. */
  heldShort?: string
}

/** A kind of things that wait for households and are handed over by the desk's dialog. */
export interface HandOverKind<Item extends WaitingItem = WaitingItem> {
  name: string
  /** The call of the hand-over, as the queue of the browser names it: `packages.handOver`. */
  call: string
  icon: IconName
  /** It has no tab while nothing of it waits. */
  isRare?: true
  /** `namespace:key`s: the tab, the things in a sentence, how many there are ({{count}}), and heads of columns. */
  words: { tab: string; things: string; counted: string; who: string; at: string; code?: string }
  /** Widths of the columns in CSS: box, position, serial number, kind, marks, who, time, code where there is one, note. */
  columns: string
  /** What is asked for again after a hand-over, and the events that change what waits. */
  queryKey: string
  changedBy: string
  listWaiting(householdIds: string[], patience: number): Promise<readonly Item[]>
  /** Without a line: what waited when it was last known, ms; undefined when nothing is known. */
  knownWaiting?(householdIds: readonly string[]): { at: number; items: readonly Item[] } | undefined
  cells(item: Item): WaitingItemCells
  /** Hands over all or none; sent again with its key, it is the same act. Throws what the client throws. */
  handOver(
    item: { ids: string[]; verifiedIds: string[]; proof: HandOverProof },
    options: { key: string; patience: number },
  ): Promise<{ count: number }>
  /** The code of the problem that names what somebody else was faster with. */
  takenCode: number
  /** Asks to take a hand-over back. */
  undo?(items: readonly Item[]): void
  /** What is offered after a hand-over, to who may do what it needs. */
  onHandedOver?(items: readonly Item[], may: (permission: string) => boolean): void
}

/** Where a kind is loaded from; without its service the community has none of it (R132). */
export interface HandOverKindPart extends Needs {
  name: string
  call: string
  load(): Promise<HandOverKind>
}
