import type { AssemblyRow } from '../shapes.ts'

/** The word for how a meeting stands: one that is over and was never begun was not held (流會). */
export const stateWord = ({ status, startedAt }: Pick<AssemblyRow, 'status' | 'startedAt'>) =>
  status === 'ended' && !startedAt ? ('notHeld' as const) : (`status_${status}` as const)
