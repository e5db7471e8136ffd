import type { Power } from '#modules/charging/charging-power/contract.ts'

/** What a car may take, and its place in the line where it waits (from 1). */
export interface BayTurn {
  amperes: number
  place: number | undefined
}

/** The turns of all bays, by connector. */
export function turnsOf({ turns }: Power): ReadonlyMap<string, BayTurn> {
  const waiting = turns.filter(({ amperes }) => amperes === 0)
  return new Map(
    turns.map((turn) => [
      turn.connectorId,
      { amperes: turn.amperes, place: turn.amperes === 0 ? waiting.indexOf(turn) + 1 : undefined },
    ]),
  )
}
