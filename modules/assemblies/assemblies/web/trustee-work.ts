import {
  certificateOf,
  type Ciphertext,
  type Contribution,
  contributionOf,
  electionKeyOf,
  exponentOf,
  fingerprintOf,
  openPart,
  readElection,
  type Signed,
  verificationKeyOf,
} from '#modules/assemblies/sealing/contract.ts'
import type { TrusteePage, trusteeSteps } from '../sealed-contract.ts'

/** Any two of three. */
const threshold = 2

const read = <T>(list: readonly string[]): T[] | undefined =>
  list.length && list.every(Boolean) ? list.map((text) => JSON.parse(text) as T) : undefined

/** Whether a secret is the one of which this trustee's certificate was made. */
export function isSeedOf(seed: string, page: TrusteePage): boolean {
  const text = page.certificates[page.place]
  return text ? (JSON.parse(text) as Signed).message === certificateOf(seed).message : false
}

/** What a trustee's browser sends next, as soon as the others have sent theirs; undefined while it waits. Throws what `exponentOf` throws. */
export function nextStep(
  seed: string,
  page: TrusteePage,
): { step: (typeof trusteeSteps)[number]; text: string } | undefined {
  const me = page.place
  const state = page.trustees.find(({ place }) => place === me)?.state
  if (state === 'invited') return { step: 'certificate', text: JSON.stringify(certificateOf(seed)) }
  const certs = read<Signed>(page.certificates)
  if (!certs) return undefined
  if (state === 'certified')
    return { step: 'contribution', text: JSON.stringify(contributionOf(seed, { certs, me, threshold })) }
  const contributions = read<Contribution>(page.contributions)
  if (!contributions || state !== 'contributed') return undefined
  const own = exponentOf(seed, { certs, contributions, me })
  return { step: 'key', text: JSON.stringify(verificationKeyOf(own)) }
}

/** A trustee's part in opening a vote; undefined when the vote was made with another key. Throws what `exponentOf` throws. */
export function partOf(
  seed: string,
  page: TrusteePage,
  { election, tally }: TrusteePage['openings'][number],
): string | undefined {
  const certs = read<Signed>(page.certificates)
  const contributions = read<Contribution>(page.contributions)
  if (!certs || !contributions) return undefined
  if (readElection(election).public_key !== electionKeyOf(contributions)) return undefined
  const own = exponentOf(seed, { certs, contributions, me: page.place })
  const [sums] = JSON.parse(tally) as [Ciphertext[]]
  return JSON.stringify(openPart(sums, own, fingerprintOf(election)))
}
