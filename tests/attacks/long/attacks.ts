import type { Attack } from './attack.ts'
import { dripping } from './dripping.ts'
import { fuzz } from './fuzz.ts'
import { guesses } from './guesses.ts'
import { sockets } from './sockets.ts'
import { workbooks } from './workbooks.ts'
import { backups } from './backups.ts'

/** The long attacks by the name that `--only` takes. */
export const attacks: Readonly<Record<string, Attack>> = {
  fuzz,
  guesses,
  dripping,
  workbooks,
  backups,
  sockets,
}
