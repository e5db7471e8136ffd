import { castId } from '#database/cast/cast-id.ts'

/** By which rule of retention, or by which module on request, something is forgotten; or why it stays. */
export type Forgotten = string | { readonly kept: string }

/** What a module tells the rules of `tests/rules` of itself, in its `server/test-facts.ts`. */
export interface ModuleFacts {
  /** Every column that may hold something of a resident or an outsider, names beside each other; how it is forgotten. */
  personal?: readonly {
    readonly table: string
    readonly columns: string
    readonly after: Forgotten
    readonly onRequest: Forgotten
  }[]
  /** Columns by table that hold nothing of them. */
  plain?: Readonly<Record<string, string>>
  /**
   * What each id on the wire names: a table, whose row of the other community is sent. The most precise key wins:
   * `contract.call:field`, `contract:field`, `field`; fields in small letters, in the singular.
   */
  ids?: Readonly<Record<string, string>>
  /** Ids that the caller makes up for something new: they name nothing yet. */
  made?: readonly string[]
  /** Which row of a table is sent where any would not do: one that the call would act on in its own community, $1. */
  rows?: Readonly<Record<string, string>>
  /** Things that the demo community has none of, inserted so that there is one of each: in $1 with the id $2. */
  more?: readonly string[]
}

/** Somebody at the desk of the demo community. */
export const desk = castId('account', 'desk1')
