import type { Context } from './context.ts'
import type { Lease } from './database.ts'

/**
 * The register of what the community owns, for modules before it whose things name one of its things by number. Declared in a
 * module's `server/asset-register.ts`.
 */
export interface AssetRegister {
  /** It is there where one of these services is. */
  services: readonly number[]
  /** A number as the register writes it; undefined: it has none like it. */
  numberOf(lease: Lease, typed: string): Promise<string | undefined>
  /**
   * Does what changes things that the desk lends, each a thing of the register under the same id, and keeps there what became of
   * them: in one transaction, with a line of history. Throws what `work` throws, and what the register refuses.
   */
  lent<Done>(context: Context, ids: readonly string[], work: () => Promise<Done>): Promise<Done>
}
