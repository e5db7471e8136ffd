import { z } from 'zod'
import { readElection } from './elections.ts'
import { exponent, fingerprintOf, isElement, power, g, q, raise, randomExponent, times } from './group.ts'
import { type Ciphertext, isInInterval, isProved, powersOfKey, prove, proveInterval } from './proofs.ts'

/** Digits of a number, as long as the largest element has. */
const digits = z.string().regex(/^(0|[1-9]\d{0,616})$/)
const ProofShape = z.strictObject({ challenge: digits, response: digits })
const BallotShape = z.strictObject({
  election_uuid: z.string(),
  election_hash: z.string(),
  credential: digits,
  answers: z.tuple([
    z.strictObject({
      choices: z.array(z.strictObject({ alpha: digits, beta: digits })).max(100),
      individual_proofs: z.array(z.array(ProofShape).max(2)).max(100),
      overall_proof: z.array(ProofShape).max(101),
    }),
  ]),
  signature: z.strictObject({ hash: z.string(), proof: ProofShape }),
})
type BallotData = z.output<typeof BallotShape>

/** A ballot that can be sent: its text, and the receipt by which it is found in the published list. */
export interface SealedBallot {
  text: string
  receipt: string
}

const inText = (choices: readonly Ciphertext[]) =>
  choices.map(({ alpha, beta }) => `${alpha},${beta}`).join(',')

/** What the signature of a ballot is over: all of it but the signature. */
const unsigned = ({ election_uuid, election_hash, credential, answers }: Omit<BallotData, 'signature'>) =>
  fingerprintOf(JSON.stringify({ election_uuid, election_hash, credential, answers }))

/**
 * Encrypts what somebody chose, with the proofs that it is a whole ballot and no more, signed by a credential that is made now
 * and forgotten: nobody can make another ballot under it. `chosen` says of each answer whether it is chosen. About 60 powers.
 */
export function sealBallot(electionText: string, chosen: readonly boolean[]): SealedBallot {
  const election = readElection(electionText)
  const [{ min, max }] = election.questions
  const key = powersOfKey(election.public_key)
  const secret = randomExponent()
  const credential = String(raise(secret))
  const election_hash = fingerprintOf(electionText)
  const prefix = `${election_hash}|${credential}`
  const parts = chosen.map((isChosen) => {
    const r = randomExponent()
    const value = { alpha: String(raise(r)), beta: String(isChosen ? times(key(r), g) : key(r)) }
    return { r, value, index: isChosen ? 1 : 0 }
  })
  const choices = parts.map(({ value }) => value)
  const individual_proofs = parts.map(({ r, value, index }) =>
    proveInterval(value, { prefix, key, r, index, from: 0, count: 2 }),
  )
  const count = chosen.filter(Boolean).length
  const overall_proof = proveInterval(productOf(choices), {
    prefix: `${prefix}|${inText(choices)}`,
    key,
    r: parts.reduce((sum, { r }) => exponent(sum + r), 0n),
    index: count - min,
    from: min,
    count: max - min + 1,
  })
  const body = {
    election_uuid: election.uuid,
    election_hash,
    credential,
    answers: [{ choices, individual_proofs, overall_proof }] as BallotData['answers'],
  }
  const hash = unsigned(body)
  const proof = prove(secret, (commitment) => `sig|${hash}|${commitment}`)
  const text = JSON.stringify({ ...body, signature: { hash, proof } })
  return { text, receipt: fingerprintOf(text) }
}

/** The product of ciphertexts: it holds the sum of what they hold. */
export function productOf(list: readonly Ciphertext[]): Ciphertext {
  const [alpha, beta] = list.reduce(
    ([a, b], one) => [times(a, BigInt(one.alpha)), times(b, BigInt(one.beta))],
    [1n, 1n],
  )
  return { alpha: String(alpha), beta: String(beta) }
}

/** A ballot as far as its form is right; undefined for what no browser of ours sends. */
export function readBallot(text: string): BallotData | undefined {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = BallotShape.safeParse(given)
  // Belenios writes a ballot anew and compares: another order or a blank more would make the archive fail.
  return read.success && JSON.stringify(read.data) === text ? read.data : undefined
}

/** Whether a ballot is a whole one of this election: every number an element, every proof right, signed. About 60 powers. */
export function isBallotRight(electionText: string, ballot: BallotData): boolean {
  const election = readElection(electionText)
  const [{ answers, min, max }] = election.questions
  const { credential, signature } = ballot
  const [{ choices, individual_proofs, overall_proof }] = ballot.answers
  if (ballot.election_uuid !== election.uuid || ballot.election_hash !== fingerprintOf(electionText))
    return false
  if (choices.length !== answers.length || individual_proofs.length !== answers.length) return false
  const proofs = [...individual_proofs.flat(), ...overall_proof, signature.proof]
  if (proofs.some((proof) => BigInt(proof.challenge) >= q || BigInt(proof.response) >= q)) return false
  const elements = [credential, ...choices.flatMap(({ alpha, beta }) => [alpha, beta])]
  if (!elements.every((one) => isElement(BigInt(one)))) return false
  const hash = unsigned(ballot)
  if (signature.hash !== hash) return false
  if (!isProved(signature.proof, BigInt(credential), (commitment) => `sig|${hash}|${commitment}`))
    return false
  const prefix = `${ballot.election_hash}|${credential}`
  const key = powersOfKey(election.public_key)
  return (
    choices.every((choice, at) =>
      isInInterval(choice, individual_proofs[at] ?? [], { prefix, key, from: 0, count: 2 }),
    ) &&
    isInInterval(productOf(choices), overall_proof, {
      prefix: `${prefix}|${inText(choices)}`,
      key,
      from: min,
      count: max - min + 1,
    })
  )
}

/** All ballots in one, answer by answer: each ciphertext to the power of its ballot's weight, multiplied (4.16). */
export function tallyOfSealed(
  answers: number,
  ballots: readonly { choices: readonly Ciphertext[]; weight: number }[],
): Ciphertext[] {
  return Array.from({ length: answers }, (_, at) => {
    const [alpha, beta] = ballots.reduce(
      ([a, b], { choices, weight }) => {
        const choice = choices[at]
        if (!choice) throw new Error('a ballot without an answer')
        return [
          times(a, power(BigInt(choice.alpha), BigInt(weight))),
          times(b, power(BigInt(choice.beta), BigInt(weight))),
        ]
      },
      [1n, 1n],
    )
    return { alpha: String(alpha), beta: String(beta) }
  })
}
