import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  archiveOf,
  certificateOf,
  combined,
  contributionOf,
  electionKeyOf,
  electionText,
  exponentOf,
  fingerprintOf,
  isBallotRight,
  isCertificate,
  isContribution,
  isPartRight,
  isVerificationKey,
  newSeed,
  openPart,
  packed,
  place,
  randomLetters,
  readBallot,
  sealBallot,
  sumsOf,
  tallyOfSealed,
  tarOf,
  trusteesText,
  unpacked,
  verificationKeyOf,
} from './contract.ts'

const run = promisify(execFile)
/** Debian's verifier, from people who had no part in Lobby; undefined where it is not installed. */
const tool = await run('belenios-tool', ['--version']).then(
  () => 'belenios-tool',
  () => undefined,
)

/** Said in the title where nobody else can verify the archive. */
const without = tool ? '' : ' (which is not installed here: nobody else has verified it)'

const seeds = [newSeed(), newSeed(), newSeed()]
const certs = seeds.map(certificateOf)
const contributions = seeds.map((seed, me) => contributionOf(seed, { certs, me, threshold: 2 }))
const own = seeds.map((seed, me) => exponentOf(seed, { certs, contributions, me }))
const keys = own.map(verificationKeyOf)
const uuid = randomLetters(14)
const election = electionText({
  uuid,
  key: electionKeyOf(contributions),
  name: '第三案　改選',
  description: '晴川社區',
  question: '"甲"或乙？',
  answers: ['同意', '不同意', '棄權'],
  least: 1,
  most: 1,
  administrator: '晴川社區',
})
const votes = [
  { heads: 1, fifths: 42_655, chosen: 0 },
  { heads: 1, fifths: 51_050, chosen: 1 },
  { heads: 0, fifths: 16_525, chosen: 0 },
  { heads: 7, fifths: 420_000, chosen: 2 },
]
const sealed = votes.map(({ chosen }) =>
  sealBallot(
    election,
    [0, 1, 2].map((at) => at === chosen),
  ),
)
const read = sealed.map(({ text }) => readBallot(text))

async function opened(who: readonly number[]) {
  const ballots = read.map((ballot, at) => ({
    choices: ballot?.answers[0].choices ?? [],
    weight: packed(votes[at] ?? { heads: 0, fifths: 0 }),
  }))
  const tally = tallyOfSealed(3, ballots)
  const parts = who.map((trustee) => ({
    trustee,
    part: openPart(tally, own[trustee] ?? 0n, fingerprintOf(election)),
  }))
  const sums = await sumsOf(combined(tally, parts), {
    place: BigInt(place),
    mostHeads: 9,
    mostFifths: 530_230,
    step: 5,
  })
  return { tally, parts, sums }
}

describe('secret ballots', () => {
  it('are opened as a sum by any two of three trustees, persons and area at once', async () => {
    expect(certs.every(isCertificate)).toBe(true)
    expect(contributions.every((one, me) => isContribution(one, { certs, me, threshold: 2 }))).toBe(true)
    expect(keys.every((key, me) => isVerificationKey(key, contributions, me))).toBe(true)
    for (const who of [
      [0, 1],
      [2, 0],
      [1, 2],
    ]) {
      const { tally, parts, sums } = await opened(who)
      expect(sums.map((sum) => unpacked(Number(sum)))).toEqual([
        { heads: 1, fifths: 59_180 },
        { heads: 1, fifths: 51_050 },
        { heads: 7, fifths: 420_000 },
      ])
      const electionHash = fingerprintOf(election)
      for (const { trustee, part } of parts)
        expect(isPartRight(part, { tally, key: keys[trustee]?.public_key ?? '', electionHash })).toBe(true)
    }
    // One alone opens nothing.
    await expect(opened([1])).rejects.toThrow('no sum fits')
  })

  it('are refused when one number of them was changed, or when they say more than one ballot may', () => {
    expect(read.every((ballot) => ballot && isBallotRight(election, ballot))).toBe(true)
    const text = sealed[0]?.text ?? ''
    const other = sealed[1]?.text ?? ''
    expect(readBallot(` ${text}`)).toBeUndefined()
    const [one, two] = [readBallot(text), readBallot(other)]
    if (!one || !two) throw new Error('no ballots')
    expect(isBallotRight(election, { ...one, credential: two.credential })).toBe(false)
    expect(isBallotRight(election, { ...one, answers: two.answers })).toBe(false)
    expect(isBallotRight(election.replace('改選', '罷免'), one)).toBe(false)
    // Two answers where one is asked: no proof can be made of it.
    const twice = readBallot(sealBallot(election, [true, true, false]).text)
    expect(twice && isBallotRight(election, twice)).toBe(false)
  })

  it('make no key of a share that does not fit what its trustee announced', () => {
    const wrong = contributionOf(seeds[1] ?? '', { certs, me: 1, threshold: 2 })
    const mixed = contributions.map((one, at) => (at === 1 ? { ...one, shares: wrong.shares } : one))
    expect(() => exponentOf(seeds[0] ?? '', { certs, contributions: mixed, me: 0 })).toThrow('does not fit')
  })

  it.skipIf(!tool)(`are found right, with the same totals, by Debian's belenios-tool${without}`, async () => {
    const { tally, parts, sums } = await opened([0, 2])
    const at = new Date()
    const files = archiveOf({
      at,
      election,
      trustees: trusteesText(2, certs, contributions, keys),
      credentials: votes.map((vote, at) => `${read[at]?.credential},${packed(vote)}`),
      ballots: sealed.map(({ text }) => text),
      tally: { text: JSON.stringify([tally]), weight: votes.reduce((sum, vote) => sum + packed(vote), 0) },
      opened: {
        parts: parts.map(({ trustee, part }) => ({ owner: trustee + 1, text: JSON.stringify(part) })),
        result: JSON.stringify({ result: [sums.map(Number)] }),
      },
    })
    const folder = await mkdtemp(path.join(tmpdir(), 'sealed-'))
    await writeFile(path.join(folder, `${uuid}.bel`), tarOf(files, at))
    const { stderr } = await run('belenios-tool', ['election', 'verify', '--dir', folder])
    expect(stderr).toContain('all checks passed')
    // Its own sums, from the ballots' product and the trustees' parts.
    const { stdout } = await run('belenios-tool', ['election', 'compute-result', '--dir', folder])
    expect(JSON.parse(stdout).result[0].map(Number)).toEqual(sums.map(Number))
    await rm(folder, { recursive: true })
  })
})
