import { z } from 'zod'
import {
  digest,
  exponent,
  groupName,
  isElement,
  nameOf,
  power,
  q,
  raise,
  randomExponent,
  randomLetters,
  times,
} from './group.ts'
import { isProved, type Proof, prove } from './proofs.ts'

/** A message with its sender's signature (4.6.1). */
export interface Signed {
  message: string
  signature: Proof
}
/** What a trustee adds to the election's key: signed powers of a polynomial, and a share for each, which that one alone can read. */
export interface Contribution {
  coefexps: Signed
  shares: Signed
}
/** A trustee's part of the key, with the proof that its exponent is known (4.5). */
export interface VerificationKey {
  pok: Proof
  public_key: string
}

/** A trustee's secret: 22 letters, 128 bits, short enough to be written down. It never leaves the trustee's own device. */
export const newSeed = (): string => randomLetters(22)

const keysOf = (seed: string) => ({
  signing: exponent(digest(`sk|${seed}`)),
  reading: exponent(digest(`dk|${seed}`)),
})

const signQuestion = (message: string) => (commitment: bigint) => `sigmsg|${message}|${commitment}`
const sign = (key: bigint, message: string): Signed => ({
  message,
  signature: prove(key, signQuestion(message)),
})
const isSigned = ({ message, signature }: Signed, by: string) =>
  isProved(signature, BigInt(by), signQuestion(message))

const element = z.string().regex(/^[1-9]\d{0,616}$/)
const CertKeys = z.strictObject({ verification: element, encryption: element })
const Coefexps = z.strictObject({ coefexps: z.array(element).max(10) })
const Share = z.strictObject({ alpha: element, data: z.string().regex(/^[0-9a-f]{64}$/) })
const Shares = z.strictObject({ certs: z.string(), secrets: z.array(Share).max(10) })

/** What a signed message says; undefined when it says something else. */
function read<T>(shape: z.ZodType<T>, { message }: Signed): T | undefined {
  try {
    return shape.safeParse(JSON.parse(message)).data
  } catch {
    return undefined
  }
}
function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a message of a trustee that says something else')
  return value
}
const keysIn = (cert: Signed) => must(read(CertKeys, cert))
const listOf = (certs: readonly Signed[]) => nameOf(JSON.stringify(certs.map(plain)))

/** A trustee's first message: the keys by which others know and reach them (4.6.2). */
export function certificateOf(seed: string): Signed {
  const { signing, reading } = keysOf(seed)
  const keys = { verification: String(raise(signing)), encryption: String(raise(reading)) }
  return sign(signing, JSON.stringify(keys))
}

/** Whether a certificate is signed by the key that it bears. */
export function isCertificate(cert: Signed): boolean {
  const keys = read(CertKeys, cert)
  return (
    keys !== undefined &&
    isElement(BigInt(keys.verification)) &&
    isElement(BigInt(keys.encryption)) &&
    isSigned(cert, keys.verification)
  )
}

/** What only two ends know: 256 bits that hide one share. */
const padOf = (from: number, to: number, common: bigint) => digest(`share|${from}|${to}|${common}`)

/** A trustee's second message, once the certificates of all are there: a random polynomial of so many coefficients (4.6.4). */
export function contributionOf(
  seed: string,
  { certs, me, threshold }: { certs: readonly Signed[]; me: number; threshold: number },
): Contribution {
  const { signing } = keysOf(seed)
  const polynomial = Array.from({ length: threshold }, randomExponent)
  const coefexps = sign(signing, JSON.stringify({ coefexps: polynomial.map((one) => String(raise(one))) }))
  const secrets = certs.map((cert, at) => {
    const x = BigInt(at + 1)
    const share = polynomial.reduceRight((sum, one) => exponent(sum * x + one), 0n)
    const r = randomExponent()
    const pad = padOf(me, at, power(BigInt(keysIn(cert).encryption), r))
    return { alpha: String(raise(r)), data: (share ^ pad).toString(16).padStart(64, '0') }
  })
  return { coefexps, shares: sign(signing, JSON.stringify({ certs: listOf(certs), secrets })) }
}

/** Whether a contribution is whole and signed by the trustee at this place. */
export function isContribution(
  { coefexps, shares }: Contribution,
  { certs, me, threshold }: { certs: readonly Signed[]; me: number; threshold: number },
): boolean {
  const cert = certs[me]
  const key = cert && read(CertKeys, cert)?.verification
  const powers = read(Coefexps, coefexps)?.coefexps
  const sent = read(Shares, shares)
  return (
    key !== undefined &&
    powers?.length === threshold &&
    powers.every((one) => isElement(BigInt(one))) &&
    sent?.certs === listOf(certs) &&
    sent.secrets.length === certs.length &&
    isSigned(coefexps, key) &&
    isSigned(shares, key)
  )
}

const powersIn = (one: Contribution) => must(read(Coefexps, one.coefexps)).coefexps.map(BigInt)

/** g to the power of what a polynomial gives at a place, from its published powers. */
function raisedAt(powers: readonly bigint[], at: number): bigint {
  const x = BigInt(at + 1)
  return powers.reduceRight((sum, one) => times(power(sum, x), one), 1n)
}

/** The key of the election: everybody may encrypt with it, and as many trustees as the threshold together read (4.6.4). */
export const electionKeyOf = (contributions: readonly Contribution[]): string =>
  String(contributions.reduce((key, one) => times(key, powersIn(one)[0] ?? 1n), 1n))

/** The part of the key that belongs to the trustee at a place. */
const publicPart = (contributions: readonly Contribution[], me: number) =>
  contributions.reduce((key, one) => times(key, raisedAt(powersIn(one), me)), 1n)

/**
 * A trustee's own exponent, from the shares of all. Throws when a share is not the one that its sender's powers announce, or
 * was made for other trustees.
 */
export function exponentOf(
  seed: string,
  {
    certs,
    contributions,
    me,
  }: { certs: readonly Signed[]; contributions: readonly Contribution[]; me: number },
): bigint {
  const { reading } = keysOf(seed)
  return contributions.reduce((sum, one, from) => {
    if (!isContribution(one, { certs, me: from, threshold: powersIn(one).length }))
      throw new Error('a contribution that its trustee did not make')
    const sent = must(read(Shares, one.shares)).secrets[me]
    if (!sent) throw new Error('no share for this trustee')
    const share = BigInt(`0x${sent.data}`) ^ padOf(from, me, power(BigInt(sent.alpha), reading))
    if (share >= q || raise(share) !== raisedAt(powersIn(one), me))
      throw new Error('a share that does not fit what was announced')
    return exponent(sum + share)
  }, 0n)
}

const pokQuestion = (key: bigint) => (commitment: bigint) => `pok|${groupName}|${key}|${commitment}`

/** A trustee's third message: the part of the key that they hold, with the proof that they do (4.6.6). */
export function verificationKeyOf(own: bigint): VerificationKey {
  const key = raise(own)
  return { pok: prove(own, pokQuestion(key)), public_key: String(key) }
}

/** Whether a verification key is the one that all contributions give the trustee at this place. */
export const isVerificationKey = (
  { pok, public_key }: VerificationKey,
  contributions: readonly Contribution[],
  me: number,
): boolean =>
  BigInt(public_key) === publicPart(contributions, me) &&
  isProved(pok, BigInt(public_key), pokQuestion(BigInt(public_key)))

/** The trustees of an election as Belenios writes them (4.7). */
export const trusteesText = (
  threshold: number,
  certs: readonly Signed[],
  contributions: readonly Contribution[],
  keys: readonly VerificationKey[],
): string =>
  JSON.stringify([
    [
      'Pedersen',
      {
        threshold,
        certs: certs.map(plain),
        coefexps: contributions.map(({ coefexps }) => plain(coefexps)),
        verification_keys: keys.map(({ pok, public_key }) => ({ pok: plainProof(pok), public_key })),
      },
    ],
  ])
const plainProof = ({ challenge, response }: Proof) => ({ challenge, response })
const plain = ({ message, signature }: Signed) => ({ message, signature: plainProof(signature) })

/** What trustees compare aloud: eight groups of four digits of the election key's digest. */
export const spokenOf = (key: string): string => (nameOf(key).slice(0, 16).match(/.{4}/g) ?? []).join(' ')

/** What undoes other factors where not all trustees are there: Lagrange's coefficient of a trustee among those who are. */
export function shareOfKey(me: number, present: readonly number[]): bigint {
  const x = BigInt(me + 1)
  return present
    .filter((one) => one !== me)
    .reduce((product, one) => {
      const other = BigInt(one + 1)
      return exponent(product * other * inverseExponent(exponent(other - x)))
    }, 1n)
}

/** The inverse of an exponent, by Fermat: q is a prime. */
function inverseExponent(value: bigint): bigint {
  let [result, base, to] = [1n, value, q - 2n]
  while (to) {
    if (to & 1n) result = exponent(result * base)
    base = exponent(base * base)
    to >>= 1n
  }
  return result
}
