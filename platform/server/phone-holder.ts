import type { Lease } from './database.ts'

/** Somebody whose telephone numbers a module keeps. Declared in its `server/phone-holders.ts`. */
export interface PhoneHolder {
  /** What the audit calls them: `resident`. */
  kind: string
  /** Who may see them at all, with their numbers masked. */
  can: string
  /** The household that they live in or visit ('' for none), and the numbers, whole; undefined where there is nobody. */
  read(lease: Lease, id: string): Promise<{ label: string; numbers: readonly string[] } | undefined>
}
