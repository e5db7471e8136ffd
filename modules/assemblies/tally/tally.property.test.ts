import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  approvalOf,
  attendanceOf,
  byHalves,
  byLaw,
  quorumOf,
  reconvened,
  type Roll,
  tallyOf,
  wholeOf,
} from './contract.ts'

/** A fraction of big whole numbers, so that the slow way has nothing in common with the fast one. */
type Ratio = readonly [bigint, bigint]
const less = ([a, b]: Ratio, [c, d]: Ratio) => a * d < c * b
const smaller = (a: Ratio, b: Ratio): Ratio => (less(b, a) ? b : a)
const add = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d]
const is = ([a, b]: Ratio, [c, d]: Ratio) => a * d === c * b
const sum = (ratios: Ratio[]) => ratios.reduce(add, [0n, 1n])

interface Owner {
  areas: number[]
  agent: number | null
  isThere: boolean
  votes: string
}

const owner = fc.record<Owner>({
  areas: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 }),
  agent: fc.option(fc.integer({ min: 0, max: 3 })),
  isThere: fc.boolean(),
  votes: fc.constantFrom('yes', 'no', 'abstain', 'silent'),
})

/** Art. 27, 31 and 32 as they are written, owner by owner and agent by agent. */
function naive(owners: Owner[], count: Roll['count']) {
  const units = owners.reduce((all, { areas }) => all + areas.length, 0)
  const area = BigInt(owners.reduce((all, { areas }) => all + areas.reduce((a, b) => a + b, 0), 0))
  const people = count === 'owner' ? owners.length : units
  const fifth: Ratio = [area, 5n]
  const ownArea = (one: Owner) => smaller([BigInt(one.areas.reduce((a, b) => a + b, 0)), 1n], fifth)
  const ownHeads = (one: Owner) =>
    count === 'owner' ? 1 : Math.min(one.areas.length, Math.max(1, Math.floor(units / 5)))
  const there = owners.filter((one) => one.isThere)
  const self = there.filter((one) => one.agent === null)
  const agents = [0, 1, 2, 3].map((agent) => there.filter((one) => one.agent === agent))
  const headCap = Math.floor(people / 5)
  const heads =
    self.reduce((all, one) => all + ownHeads(one), 0) +
    agents.reduce(
      (all, given) =>
        all +
        Math.min(
          given.reduce((n, one) => n + ownHeads(one), 0),
          headCap,
        ),
      0,
    )
  const areas = sum([...self.map(ownArea), ...agents.map((given) => smaller(sum(given.map(ownArea)), fifth))])
  return { people, area, heads, areas }
}

it('10,000 random assemblies count as a slow reading of the law does, with fractions of big numbers (Art. 27, 31, 32)', () => {
  fc.assert(
    fc.property(
      fc.array(owner, { minLength: 1, maxLength: 14 }),
      fc.constantFrom<Roll['count']>('owner', 'unit'),
      (owners, count) => {
        const units = owners.flatMap(({ areas }, o) =>
          areas.map((area, u) => ({ id: `${o}.${u}`, ownerKey: `${o}`, area })),
        )
        const roll: Roll = { units, count }
        const presences = owners.flatMap((one, o) =>
          one.isThere
            ? one.areas.map((_, u) => ({
                unitId: `${o}.${u}`,
                agentKey: one.agent === null ? null : `g${one.agent}`,
              }))
            : [],
        )
        const slow = naive(owners, count)
        const whole = wholeOf(roll)
        const { present, credits } = attendanceOf(roll, presences)
        expect(whole).toEqual({ heads: slow.people, fifths: Number(slow.area) * 5 })
        expect(present.heads).toBe(slow.heads)
        expect(is([BigInt(present.fifths), 5n], slow.areas)).toBe(true)

        const [n, d] = slow.areas
        const quorum = quorumOf(present, whole, byLaw)
        expect(quorum.isReached).toBe(slow.heads * 3 >= slow.people * 2 && n * 3n >= slow.area * d * 2n)
        expect(quorum.heads.missing === 0 && quorum.area.missing === 0).toBe(quorum.isReached)
        expect(quorumOf(present, whole, reconvened).isReached).toBe(
          slow.heads >= 3 && slow.heads * 5 >= slow.people && n * 5n >= slow.area * d,
        )

        const votesOf = new Map(owners.flatMap((one, o) => one.areas.map((_, u) => [`${o}.${u}`, one.votes])))
        const cast = credits.filter(({ unitId }) => votesOf.get(unitId) !== 'silent')
        const tally = tallyOf(
          ['yes', 'no', 'abstain'],
          1,
          cast.map((weight) => ({ choices: [votesOf.get(weight.unitId) ?? ''], weight })),
        )
        const yes = tally.options.get('yes') ?? { heads: -1, fifths: -1 }
        let heads = 0
        let fifths = 0n
        for (const one of credits)
          if (votesOf.get(one.unitId) === 'yes') {
            heads += one.heads
            fifths += BigInt(one.fifths)
          }
        expect(approvalOf(yes, present, whole, byLaw).isReached).toBe(
          heads * 4 >= slow.heads * 3 && fifths * 4n * d >= n * 5n * 3n,
        )
        expect(approvalOf(yes, present, whole, byHalves).isReached).toBe(
          heads * 2 > slow.heads && fifths * 2n * d > n * 5n,
        )
      },
    ),
    { numRuns: 10_000 },
  )
})

it('of what an agent holds never more than a fifth counts, whoever came in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 5 }), fc.boolean()), {
        minLength: 5,
        maxLength: 40,
      }),
      (rows) => {
        const roll: Roll = {
          units: rows.map(([area, o], at) => ({ id: `${at}`, ownerKey: `${o}`, area })),
          count: 'owner',
        }
        const { credits } = attendanceOf(
          roll,
          rows.map(([, , isAgent], at) => ({ unitId: `${at}`, agentKey: isAgent ? 'g' : null })),
        )
        const given = credits.filter((_, at) => rows[at]?.[2])
        const whole = wholeOf(roll)
        expect(given.reduce((all, one) => all + one.fifths, 0) * 5).toBeLessThanOrEqual(whole.fifths)
        expect(given.reduce((all, one) => all + one.heads, 0) * 5).toBeLessThanOrEqual(whole.heads)
      },
    ),
  )
})
