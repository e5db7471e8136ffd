import {
  challengeOf,
  exponent,
  g,
  inverse,
  power,
  powersOf,
  q,
  raise,
  randomExponent,
  times,
} from './group.ts'

/** A proof that somebody knows an exponent, without it (Schnorr; numbers in decimal digits, as Belenios writes them). */
export interface Proof {
  challenge: string
  response: string
}
/** A value that the trustees alone can read (ElGamal): g^r, and y^r times g^value. */
export interface Ciphertext {
  alpha: string
  beta: string
}

const said = (challenge: bigint, response: bigint): Proof => ({
  challenge: String(challenge),
  response: String(response),
})

/** Proves the knowledge of `secret`; `ask` makes the question of the commitment. */
export function prove(secret: bigint, ask: (commitment: bigint) => string): Proof {
  const w = randomExponent()
  const challenge = challengeOf(ask(raise(w)))
  return said(challenge, exponent(w - secret * challenge))
}

/** Whether a proof shows the knowledge of the exponent of `known`. */
export function isProved(proof: Proof, known: bigint, ask: (commitment: bigint) => string): boolean {
  const [challenge, response] = [BigInt(proof.challenge), BigInt(proof.response)]
  // Belenios reads no exponent beyond the order: such a proof would spoil the archive.
  if (response >= q) return false
  const commitment = times(raise(response), power(known, challenge))
  return challengeOf(ask(commitment)) === challenge
}

interface Sides {
  alpha: bigint
  beta: bigint
}
const sidesOf = ({ alpha, beta }: Ciphertext): Sides => ({ alpha: BigInt(alpha), beta: BigInt(beta) })

const intervalQuestion = (
  prefix: string,
  { alpha, beta }: Sides,
  pairs: readonly (readonly [bigint, bigint])[],
) => `prove|${prefix}|${alpha},${beta}|${pairs.map(([a, b]) => `${a},${b}`).join(',')}`

/** What is left of beta when the value `from + at` is taken away, for each value of an interval. */
function remainders(beta: bigint, from: number, count: number): bigint[] {
  const one = inverse(g)
  let rest = times(beta, power(one, BigInt(from)))
  return Array.from({ length: count }, () => {
    const now = rest
    rest = times(rest, one)
    return now
  })
}

/** Proves that a ciphertext with the randomness `r` holds the value `from + index`, one of `count`, without saying which (4.12). */
export function proveInterval(
  given: Ciphertext,
  {
    prefix,
    key,
    r,
    index,
    from,
    count,
  }: {
    prefix: string
    key: (to: bigint) => bigint
    r: bigint
    index: number
    from: number
    count: number
  },
): Proof[] {
  const sides = sidesOf(given)
  const rests = remainders(sides.beta, from, count)
  const w = randomExponent()
  const faked = rests.map(() => [randomExponent(), randomExponent()] as const)
  const pairs = rests.map((rest, at): readonly [bigint, bigint] => {
    const [challenge, response] = faked[at] ?? [0n, 0n]
    if (at === index) return [raise(w), key(w)]
    return [
      times(raise(response), power(sides.alpha, challenge)),
      times(key(response), power(rest, challenge)),
    ]
  })
  const others = faked.reduce((sum, [challenge], at) => (at === index ? sum : sum + challenge), 0n)
  const challenge = exponent(challengeOf(intervalQuestion(prefix, sides, pairs)) - others)
  return faked.map(([c, response], at) =>
    at === index ? said(challenge, exponent(w - r * challenge)) : said(c, response),
  )
}

/** Whether the proofs show that a ciphertext holds one of the values from `from` on, as many as there are proofs. */
export function isInInterval(
  given: Ciphertext,
  proofs: readonly Proof[],
  { prefix, key, from, count }: { prefix: string; key: (to: bigint) => bigint; from: number; count: number },
): boolean {
  if (proofs.length !== count) return false
  const sides = sidesOf(given)
  const rests = remainders(sides.beta, from, count)
  let sum = 0n
  const pairs = proofs.map((proof, at): readonly [bigint, bigint] => {
    const [challenge, response] = [BigInt(proof.challenge), BigInt(proof.response)]
    sum += challenge
    return [
      times(raise(response), power(sides.alpha, challenge)),
      times(key(response), power(rests[at] ?? 1n, challenge)),
    ]
  })
  return challengeOf(intervalQuestion(prefix, sides, pairs)) === exponent(sum)
}

/** Powers of an election's key, with a table that is kept for the last few keys. */
export function powersOfKey(key: string): (to: bigint) => bigint {
  const known = tables.get(key)
  if (known) return known
  const made = powersOf(BigInt(key))
  tables.set(key, made)
  for (const oldest of tables.keys()) if (tables.size > 8) tables.delete(oldest)
  return made
}
const tables = new Map<string, (to: bigint) => bigint>()
