import type { CastHousehold } from './households.ts'
import { householdOf, households } from './households.ts'
import { Dice } from './dice.ts'
import type { Slot, Town } from './package-slots.ts'
import { residentsOf } from './people.ts'
import { minutesBetween } from './taipei.ts'

/** Chooses households so that nobody fetched something and left an older package behind. */
export class Homes {
  private readonly occupied: readonly CastHousehold[]
  /** When the first package that still waits came, by household. */
  private readonly waitsSince = new Map<string, Date>()
  private readonly chosen = new Map<Slot, CastHousehold>()

  constructor({ community, slots }: Town, waits: Set<Slot>) {
    this.occupied = households.filter(
      (h) => h.communityId === community.id && !h.isVirtual && residentsOf(h.id).length > 0,
    )
    const named = new Set(slots.flatMap((slot) => (slot.named ? [householdOf(slot.named.label).id] : [])))
    for (const { at, named } of waits) if (named) this.wait(householdOf(named.label), at)
    const dice = new Dice(`homes ${community.name}`)
    // Households with nothing to fetch, such as B棟-12F-3, stay so.
    const free = this.occupied.filter((h) => !named.has(h.id) && !h.label.includes('-12F-'))
    for (const slot of waits) if (!slot.named) this.chosen.set(slot, this.waitIn(dice.pick(free), slot.at))
  }

  private wait({ id }: CastHousehold, at: Date): void {
    const since = this.waitsSince.get(id)
    if (!since || at < since) this.waitsSince.set(id, at)
  }

  private waitIn(household: CastHousehold, at: Date): CastHousehold {
    this.wait(household, at)
    return household
  }

  /** The household of an arrival; one that was fetched goes where nothing older waits. */
  of(dice: Dice, slot: Slot, waits: boolean): CastHousehold {
    if (slot.named) return householdOf(slot.named.label)
    const chosen = this.chosen.get(slot)
    if (waits && chosen) return chosen
    for (;;) {
      const household = dice.pick(this.occupied)
      const since = this.waitsSince.get(household.id)
      if (!since || minutesBetween(slot.at, since) > 90) return household
    }
  }

  /** Before when whatever was fetched by the household was fetched. */
  until({ id }: CastHousehold, now: Date): Date {
    return this.waitsSince.get(id) ?? now
  }
}
