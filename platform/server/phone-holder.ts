import type { Lease } from './database.ts'

/** Somebody whose telephone numbers a module keeps. Declared in its `server/phone-holders.ts`. */
export interface PhoneHolder {
  /** What the audit calls them: `resident`. */
  kind: string
  /** Who may see them at all, with their numbers masked. */
  can: string
  /** Whose the numbers are, and the numbers, whole; undefined where there is nobody. */
  read(lease: Lease, id: string): Promise<{ name: string; numbers: readonly string[] } | undefined>
}
