import { barePlate } from '#platform/contract/plate.ts'
import { plateKey } from './current.ts'
import type { ResidentLine } from './lines.ts'
import type { PlannedResident } from './plan-residents.ts'
import type { SheetLines } from './sheet-lines.ts'
import type { Current } from './state.ts'
import { turns } from '#platform/server/turns.ts'

interface Known {
  current: Current
  homes: Iterable<{ id: string; label: string }>
}

/** Who has which plate: of each household, and each plate's households. */
class Holders {
  readonly #people = new Map<string, string>()
  readonly #homes = new Map<string, Set<string>>()

  /** Who of the household has the plate. */
  of(householdId: string, bare: string): string | undefined {
    return this.#people.get(plateKey(householdId, bare))
  }

  /** Another household that has the plate. */
  elsewhere(householdId: string, bare: string): string | undefined {
    for (const id of this.#homes.get(bare) ?? []) if (id !== householdId) return id
    return undefined
  }

  add(householdId: string, bare: string, name: string): void {
    this.#people.set(plateKey(householdId, bare), name)
    this.share(householdId, bare)
  }

  /** The household's own, nobody's in particular. */
  share(householdId: string, bare: string): void {
    const homes = this.#homes.get(bare)
    if (homes) homes.add(householdId)
    else this.#homes.set(bare, new Set([householdId]))
  }
}

/**
 * Notes plates that two people of one household would have; that another household has one too is only worth knowing, as
 * families share cars.
 */
export async function checkPlates(
  sheet: SheetLines<ResidentLine>,
  { current, homes }: Known,
  planned: readonly PlannedResident[],
): Promise<void> {
  const changed = new Set(planned.map((resident) => resident.id))
  const labels = new Map([...homes].map((home) => [home.id, home.label]))
  const holders = new Holders()
  const turn = turns()
  for (const key of current.sharedPlates) {
    const [householdId = '', bare = ''] = key.split(' ')
    holders.share(householdId, bare)
  }
  for (const resident of current.residents) {
    await turn()
    if (!changed.has(resident.id))
      for (const plate of [...resident.cars, ...resident.motorcycles])
        holders.add(resident.householdId, barePlate(plate), resident.name)
  }
  for (const { row, householdId, after: one, before } of planned) {
    await turn()
    for (const kind of ['cars', 'motorcycles'] as const)
      for (const plate of one[kind]) {
        const bare = barePlate(plate)
        const holder = holders.of(householdId, bare)
        const other = holders.elsewhere(householdId, bare)
        if (holder) sheet.fault(row, kind, `車號 ${plate} 已登記在同一戶的 ${holder}`, '一輛車只屬於一個人')
        else if (other && !before?.[kind].includes(plate))
          sheet.fault(row, kind, `車號 ${plate} 也登記在 ${labels.get(other) ?? ''}`, '請確認沒有填錯', true)
        holders.add(householdId, bare, one.name)
      }
  }
}
