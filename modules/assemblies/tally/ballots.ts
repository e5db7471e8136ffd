import { nothing, plus, type Weight } from './roll.ts'

/** What somebody chose and what that counts; no choice is an abstention. */
export interface Ballot {
  choices: readonly string[]
  weight: Weight
}

/** The sum of every option, of those who abstained, and of ballots that say too much or what is not asked. */
export interface Tally {
  options: ReadonlyMap<string, Weight>
  abstained: Weight
  invalid: Weight
}

/** Adds ballots up. One with more choices than are allowed, the same twice, or an unknown one is invalid and chooses nobody. */
export function tallyOf(options: readonly string[], mostChoices: number, ballots: Iterable<Ballot>): Tally {
  const sums = new Map<string, Weight>(options.map((option) => [option, nothing]))
  let abstained = nothing
  let invalid = nothing
  for (const { choices, weight } of ballots) {
    const isValid =
      choices.length <= mostChoices &&
      new Set(choices).size === choices.length &&
      choices.every((choice) => sums.has(choice))
    if (!isValid) invalid = plus(invalid, weight)
    else if (choices.length === 0) abstained = plus(abstained, weight)
    else for (const choice of choices) sums.set(choice, plus(sums.get(choice) ?? nothing, weight))
  }
  return { options: sums, abstained, invalid }
}
