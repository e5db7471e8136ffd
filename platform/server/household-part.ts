import type { Context } from './context.ts'
import type { Lease } from './database.ts'

/** One thing that is a household's. */
export interface HouseholdThing {
  id: string
  /** The word by which people know it: a serial number, a card's code; '' for what is only counted. */
  title: string
  /** Whose it is by name; null: the whole household's. */
  residentId: string | null
  /** Is the household's and of no use now: a lost card. */
  isOff?: boolean
  /** Since when it is the household's, where that is shown. */
  since?: Date
}

/** What goes from one household to another. The caller has locked both. */
export interface HouseholdMove {
  from: { id: string; label: string }
  to: { id: string; label: string }
  reason: string
  /** A split: only what is for one of these people by name; left out: everything. */
  residentIds?: readonly string[]
  /** A split, of a part that is chosen: only these; left out: everything. */
  ids?: readonly string[]
}

/**
 * Something that a module keeps of a household, and how it goes over when households are merged or split. Declared in a
 * module's `server/household-parts.ts`; `householdPartWords` of its front end say the same name in words.
 */
export interface HouseholdPart {
  /** `packages` */
  name: string
  /** What people call it in a sentence: `感應卡`. */
  title: string
  /** A split chooses of it thing by thing and takes a chosen person's along; else only what is for a person by name goes. */
  isChosen?: true
  /** What of it is the household's now; left out: nothing that anybody needs to see before a merge. */
  list?(lease: Lease, householdId: string): Promise<HouseholdThing[]>
  /** How much of it waits at the desk for a household, for the household's page; left out: nothing ever waits. */
  countWaiting?(lease: Lease, householdId: string): Promise<number>
  /** Whether a household has any of it that somebody still has to see to, so that it cannot be closed; left out: never. */
  holds?(lease: Lease, householdId: string): Promise<boolean>
  /** Moves it and gives how many; leaves a line in the history of each and tells nobody anew. */
  move(context: Context, move: HouseholdMove): Promise<number>
}

/** Something that a module keeps of a person who lives in a household, and what becomes of it when they move. */
export interface ResidentPart {
  /** `carriers` */
  name: string
  /** It goes with people of any households to another one. */
  move(
    context: Context,
    move: { residentIds: readonly string[]; toHouseholdId: string; reason: string },
  ): Promise<void>
  /** It ends when somebody moves out of the community. */
  end(context: Context, input: { residentId: string; reason: string }): Promise<void>
}

/** `holds` of a part of which there is any where a statement that begins with `from` finds a row of the household $1. */
export const isThere =
  (from: string) =>
  async (lease: Lease, householdId: string): Promise<boolean> =>
    (await lease.query(`select 1 ${from} limit 1`, [householdId])).length > 0
