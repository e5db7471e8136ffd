/** Secret ballots as Belenios 2.0 makes them: encrypted by the voter, added up unopened, opened by trustees together (decision 077). */
export { type ArchiveFile, archiveOf } from './archive.ts'
export { isBallotRight, readBallot, type SealedBallot, sealBallot, tallyOfSealed } from './ballots.ts'
export { type Election, electionText, packed, place, readElection, unpacked } from './elections.ts'
export { calculatePowersBy, fingerprintOf, modulus, randomLetters } from './group.ts'
export { combined, isPartRight, openPart, type PartialDecryption, sumsOf } from './opening.ts'
export type { Ciphertext, Proof } from './proofs.ts'
export { tarOf } from './tar.ts'
export {
  certificateOf,
  type Contribution,
  contributionOf,
  electionKeyOf,
  exponentOf,
  isCertificate,
  isContribution,
  isVerificationKey,
  newSeed,
  type Signed,
  spokenOf,
  trusteesText,
  type VerificationKey,
  verificationKeyOf,
} from './trustees.ts'
