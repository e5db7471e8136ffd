import {
  challengeOf,
  exponent,
  g,
  inverse,
  isElement,
  power,
  q,
  raise,
  randomExponent,
  times,
} from './group.ts'
import type { Ciphertext, Proof } from './proofs.ts'
import { shareOfKey } from './trustees.ts'

/** A trustee's part in opening a tally: one factor an answer, each with the proof that it is right (4.18). */
export interface PartialDecryption {
  decryption_factors: [string[]]
  decryption_proofs: [Proof[]]
}

const question = (hash: string, key: bigint, a: bigint, b: bigint) => `decrypt|${hash}|${key}|${a},${b}`

/** A trustee's part in opening: `own` is their exponent, `electionHash` the fingerprint of the election's text. */
export function openPart(tally: readonly Ciphertext[], own: bigint, electionHash: string): PartialDecryption {
  const key = raise(own)
  const parts = tally.map(({ alpha }) => {
    const base = BigInt(alpha)
    const w = randomExponent()
    const challenge = challengeOf(question(electionHash, key, raise(w), power(base, w)))
    return {
      factor: String(power(base, own)),
      proof: { challenge: String(challenge), response: String(exponent(w - own * challenge)) },
    }
  })
  return {
    decryption_factors: [parts.map(({ factor }) => factor)],
    decryption_proofs: [parts.map(({ proof }) => proof)],
  }
}

/** Whether a trustee's part is right for this tally and the part of the key that is theirs. */
export function isPartRight(
  { decryption_factors, decryption_proofs }: PartialDecryption,
  { tally, key, electionHash }: { tally: readonly Ciphertext[]; key: string; electionHash: string },
): boolean {
  const [factors, proofs] = [decryption_factors[0], decryption_proofs[0]]
  if (factors.length !== tally.length || proofs.length !== tally.length) return false
  return tally.every(({ alpha }, at) => {
    const [factor, proof] = [BigInt(factors[at] ?? 0), proofs[at]]
    if (!proof) return false
    const [challenge, response] = [BigInt(proof.challenge), BigInt(proof.response)]
    if (challenge >= q || response >= q || !isElement(factor)) return false
    const a = times(raise(response), power(BigInt(key), challenge))
    const b = times(power(BigInt(alpha), response), power(factor, challenge))
    return challengeOf(question(electionHash, BigInt(key), a, b)) === challenge
  })
}

/** What is left of each answer when the parts of as many trustees as are needed are put together: g to the power of its sum. */
export function combined(
  tally: readonly Ciphertext[],
  parts: readonly { trustee: number; part: PartialDecryption }[],
): bigint[] {
  const present = parts.map(({ trustee }) => trustee)
  return tally.map(({ beta }, at) => {
    const factor = parts.reduce(
      (product, { trustee, part }) =>
        times(product, power(BigInt(part.decryption_factors[0][at] ?? 0), shareOfKey(trustee, present))),
      1n,
    )
    return times(BigInt(beta), inverse(factor))
  })
}

/** How many steps are made between two looks at what else waits. */
const atOnce = 4000

/**
 * The sums behind elements: x with g^x = element, where x is made of `heads` (up to mostHeads) before ten digits of `fifths`
 * (up to mostFifths, in steps of `step`). Small steps are tabled once, large ones are tried: about the square root of all
 * that is possible. Lets others work in between. Throws when no sum fits.
 */
export async function sumsOf(
  elements: readonly bigint[],
  {
    place,
    mostHeads,
    mostFifths,
    step,
  }: { place: bigint; mostHeads: number; mostFifths: number; step: number },
): Promise<bigint[]> {
  const unit = power(g, BigInt(step))
  const areas = Math.floor(mostFifths / step) + 1
  const small = Math.min(
    areas,
    Math.max(64, Math.ceil(Math.sqrt(areas * (mostHeads + 1) * elements.length))),
    400_000,
  )
  const table = new Map<string, number>()
  let value = 1n
  for (let at = 0; at < small; at++) {
    table.set(keyOf(value), at)
    value = times(value, unit)
    if (at % atOnce === 0) await others()
  }
  const back = inverse(value)
  const person = inverse(power(g, place))
  const large = Math.ceil(areas / small)
  const found: bigint[] = []
  for (const element of elements) found.push(await search(element))
  return found

  async function search(element: bigint): Promise<bigint> {
    let ofHeads = element
    let tried = 0
    for (let heads = 0; heads <= mostHeads; heads++) {
      let rest = ofHeads
      for (let jump = 0; jump < large; jump++) {
        const at = table.get(keyOf(rest))
        if (at !== undefined) {
          const sum = BigInt(heads) * place + BigInt(step) * BigInt(jump * small + at)
          if (power(g, sum) === element) return sum
        }
        rest = times(rest, back)
        if (++tried % atOnce === 0) await others()
      }
      ofHeads = times(ofHeads, person)
    }
    throw new Error('no sum fits what was decrypted')
  }
}
/** 60 bits of an element: enough that a table seldom errs, and what it says is checked. */
const keyOf = (element: bigint) => BigInt.asUintN(60, element).toString(36)
const others = () => new Promise<void>((done) => setTimeout(done, 0))
