import type { Household } from '../contract.ts'

export interface Picking {
  id: number
  /** Whether virtual households are listed from the start (R150). */
  virtual: boolean
  finish: (household?: Household) => void
}

let shown: Picking | undefined
let last = 0
const watchers = new Set<() => void>()

/** Opens the picker; a second one at the same time gives the first up. */
export function startPicking(virtual: boolean): Promise<Household | undefined> {
  shown?.finish()
  return new Promise((resolve) => {
    const id = ++last
    const finish = (household?: Household) => {
      if (shown?.id === id) show(undefined)
      resolve(household)
    }
    show({ id, virtual, finish })
  })
}

/** What is being picked and for whom; undefined: the picker is closed. */
export const pickingShown = (): Picking | undefined => shown

/** Hears when that changes; gives the way to stop hearing. */
export function onPicking(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

function show(next: Picking | undefined): void {
  shown = next
  for (const watch of watchers) watch()
}
