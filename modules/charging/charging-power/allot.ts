import type { Connector } from '#modules/charging/charging-stations/contract.ts'

export const eachPhase = ['R', 'S', 'T'] as const
export type Phase = (typeof eachPhase)[number]
/** A on each phase. */
export type Amperes = Readonly<Record<Phase, number>>

/** A car that wants power, at a connector that is wired to one phase or to all three. */
export interface Car {
  connectorId: string
  phases: Connector['phases']
  /** A below which a car cannot charge, and what the connector allows at most. */
  least: number
  most: number
  /** A that it takes whatever it is told, at a station that takes no limits; null: it does as told. */
  fixed: number | null
}

const phasesOf = ({ phases }: Car): readonly Phase[] => (phases === 'RST' ? eachPhase : [phases])

/**
 * How many whole A each car may take, 0 for those that wait. Cars come in the order of their turn: each gets its least as long
 * as its phases have room, and who waits is passed by nobody on these phases. What is left is shared, an A each in turn.
 * No phase has more than its budget, but for what fixed cars take.
 */
export function allot(cars: readonly Car[], budget: Amperes): Map<string, number> {
  const left: Record<Phase, number> = { ...budget }
  const given = new Map<string, number>()
  const take = (car: Car, amperes: number) => {
    for (const phase of phasesOf(car)) left[phase] -= amperes
    given.set(car.connectorId, (given.get(car.connectorId) ?? 0) + amperes)
  }
  const [fixed, willing] = [
    cars.filter((car) => car.fixed !== null),
    cars.filter((car) => car.fixed === null),
  ]
  for (const car of fixed) take(car, car.fixed ?? 0)
  const closed = new Set<Phase>()
  for (const car of willing) {
    const phases = phasesOf(car)
    const hasRoom = phases.every((phase) => !closed.has(phase) && left[phase] >= car.least)
    take(car, hasRoom ? car.least : 0)
    if (!hasRoom) for (const phase of phases) closed.add(phase)
  }
  const charging = willing.filter((car) => (given.get(car.connectorId) ?? 0) > 0)
  for (let wasGiven = true; wasGiven; ) {
    wasGiven = false
    for (const car of charging) {
      const isFull = (given.get(car.connectorId) ?? 0) >= car.most
      if (isFull || phasesOf(car).some((phase) => left[phase] < 1)) continue
      take(car, 1)
      wasGiven = true
    }
  }
  return given
}

/** A by which a limit may be below what it could be: less is not worth telling the car. */
export const slack = 2

/**
 * What a car is told: less at once, more only by more than 2 A, so that a limit does not dance. `told`: what it was told last, null:
 * nothing.
 */
export const settle = (told: number | null, target: number): number =>
  told !== null && told > 0 && target >= told && target - told <= slack ? told : target
