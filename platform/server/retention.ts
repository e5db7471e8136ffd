import type { Lease } from './database.ts'

/** Something that is kept for so many days and then forgotten (個資法 Art. 11). Declared in a module's `server/retention.ts`. */
export interface Retention {
  /** `packages.personal` */
  name: string
  /** What is forgotten, as a person reads it: `已結案包裹的個人資料`. */
  title: string
  /** What happens then, and what stays. */
  words: string
  defaultDays: number
  minDays: number
  maxDays: number
  /**
   * Forgets at most `limit` rows of the lease's community that ended before an instant, and gives how many it forgot; what
   * is forgotten already is not counted again. The lease is the door's: statements name `lobby_community()`.
   */
  forget(lease: Lease, before: Date, limit: number): Promise<number>
}
