import type { Taken } from '#platform/contract/call.ts'
import type { polls } from '../contract.ts'
import { endNotAfterStart, endPast, sameNames, tooLong, tooManyChoices } from '../problems.ts'
import { mostDays } from '../shapes.ts'

type Given = Omit<Taken<typeof polls.calls.addPoll>, 'pollId'>

/** What a poll says, without who wrote it. */
export const saidOf = ({ isPublish: _, ...content }: Given) => content

/** Times, names and the number of choices fit. Throws endNotAfterStart, tooLong, endPast, tooManyChoices, sameNames. */
export function requireContent(given: Given, now: Date): void {
  const { startsAt, endsAt, maxChoices, candidates, isPublish } = given
  if (endsAt <= startsAt) throw endNotAfterStart()
  if (endsAt.getTime() - startsAt.getTime() > mostDays * 86_400_000) throw tooLong()
  if (isPublish && endsAt <= now) throw endPast()
  if (maxChoices > candidates.length) throw tooManyChoices()
  const names = candidates.map(({ name }) => name)
  const twice = names.find((name, nth) => names.indexOf(name) !== nth)
  if (twice !== undefined) throw sameNames(twice)
}
