import type { Target } from '#platform/contract/words.ts'
import type { z } from 'zod'
import type { EventKind } from '#platform/contract/event.ts'
import type { KeyedLease } from './community-keys.ts'
import type { Lease } from './database.ts'

/** What a notice knows of a thing that residents are told of. */
export interface NoticeItem {
  /** The `kind` of its subject. */
  kind: Target
  id: string
  serialNumber: string
  /** The household that it is for now, also when its own was merged since. */
  householdId: string
  label: string
  residentId: string | null
  kindName: string
  /** What it says is of the one who is named alone, where somebody is: it goes to nobody who comes after them. */
  isPersonal?: boolean
  state: 'waiting' | 'handedOver' | 'gone'
  isLegal: boolean
  /** Spoils, or thaws. */
  isFresh: boolean
  arrivedAt: Date
  handedOverAt: Date | null
  /** What texts may name beside what all of them may, by its blank: 金額. Such an item is told of by itself. */
  said?: Readonly<Record<string, string>>
  /** All that is said of it, where that is no text of the community's (`told`); `short`: by ways that are paid by the length. */
  letter?: { title: string; text: string; short?: string }
}

/** Something that happened to items, as residents hear of it. */
export interface NoticeOccasion {
  event: EventKind
  /**
   * What became of them. `readdressed`: they are for other people now, who are told; `corrected`: they may be, which is
   * seen by who was told before; `gone`: nobody needs to hear of them any more; `told`: what they say themselves goes to
   * whoever a channel reaches, and hangs on no door.
   */
  what: 'arrived' | 'handedOver' | 'handOverUndone' | 'readdressed' | 'corrected' | 'gone' | 'told'
  /** The items of an event, and the hand-over that makes an occasion of its own. */
  read(payload: unknown): { ids: readonly string[]; handOverId?: string }
}

/** Declares what an event means for notices. */
export const noticeOccasion = <Payload extends z.ZodType>(
  event: EventKind<string, Payload>,
  text: NoticeOccasion['what'],
  read: (payload: z.output<Payload>) => ReturnType<NoticeOccasion['read']>,
): NoticeOccasion => ({ event, what: text, read: (payload) => read(payload as z.output<Payload>) })

/** Something that residents are told of: when it comes, is fetched, waits long. Declared in a module's `server/notice-subjects.ts`. */
export interface NoticeSubject {
  /** `package`; notices are kept with it. */
  kind: Target
  /** The permission without which nobody reads in the records what was said of it; left out: who may see notices does. */
  readWith?: string
  occasions: readonly NoticeOccasion[]
  /** Items by their ids as they are now; those that do not exist, or are for nobody who lives here, are absent. */
  items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]>
  /** The page of its own that a letter leads a household to, as a path; '' is none. It is sent, and kept in no record. */
  pageOf?(lease: KeyedLease, item: NoticeItem): Promise<string>
  /** Locks items until the transaction ends, in the order of their ids. */
  lock(lease: Lease, ids: readonly string[]): Promise<unknown>
  /** How many of it wait at the desk for each of some households; without those for whom none does. */
  countWaiting(lease: Lease, householdIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Its module tells of it by calls of its own: nobody is reminded of it by those of notices. */
  hasOwnCalls?: true
  /** The service whose communities are reminded of what waits; left out: nobody is. */
  remindedBy?: number
  /** What waits now, and on which days after its arrival it is reminded of. */
  reminders?(lease: Lease): Promise<readonly { id: string; arrivedAt: Date; days: readonly number[] }[]>
  /** Residents were just reminded of these. */
  noteReminded?(lease: Lease, ids: readonly string[], at: Date): Promise<unknown>
}
