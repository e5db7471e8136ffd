import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, verbatim, words } from '#platform/contract/fields.ts'
import { base, chair, prepare, see } from './contract.ts'
import { assemblyId, topicId } from './shapes.ts'

const code = verbatim(40).meta({ wire: 'CardCode' })
const open = { can: 'public', errors: 'own' } as const
const byPhones = { ...open, byPhones: 'every owner in the hall has one, and the hall one network' } as const
export const trusteeRoles = ['chair', 'supervisor', 'manager'] as const
export type TrusteeRole = (typeof trusteeRoles)[number]
/** What a trustee has sent so far. */
export const trusteeStates = ['invited', 'certified', 'contributed', 'ready'] as const
export const trusteeSteps = ['certificate', 'contribution', 'key'] as const
/** A message as its sender's browser wrote it: digests and signatures are over its bytes. */
const jsonText = (max: number) => verbatim(max).regex(/^\{"/)
const place = z.int().min(0).max(2)

const Trustee = z.object({
  place,
  role: z.enum(trusteeRoles),
  name: z.string(),
  state: z.enum(trusteeStates),
  /** Until the trustee has made a key: who opens the page with it first is the trustee. */
  code: z.string().meta({ wire: 'TrusteeCode' }),
  /** The address of that page, whole where it was said where people reach Lobby; '' without a code. */
  url: z.string().meta({ wire: 'TrusteeUrl' }),
})
export const Trustees = z.object({
  trustees: z.array(Trustee),
  /** What the trustees compare aloud, once the key is whole; empty before. */
  spoken: z.string().meta({ wire: 'KeyFingerprint' }),
})
export type Trustees = z.output<typeof Trustees>

/** A vote that waits for trustees, or was opened. */
const Opening = z.object({
  topicId,
  number: z.int().meta({ wire: 'No' }),
  title: z.string(),
  /** As Belenios writes them. */
  election: z.string(),
  tally: z.string(),
  openedBy: z.array(z.int()).meta({ wire: 'OpenedPlaces' }),
  isOpened: z.boolean(),
})
export const TrusteePage = z.object({
  communityName: z.string(),
  title: z.string(),
  place,
  trustees: z.array(Trustee.omit({ code: true, url: true })),
  /** Messages of all trustees in their order, as JSON; empty where one was not sent. */
  certificates: z.array(z.string()),
  contributions: z.array(z.string()),
  spoken: z.string().meta({ wire: 'KeyFingerprint' }),
  openings: z.array(Opening),
  now: Instant.meta({ wire: 'NowUtc' }),
})
export type TrusteePage = z.output<typeof TrusteePage>

export const Receipts = z.object({
  number: z.int().meta({ wire: 'No' }),
  title: z.string(),
  isOpened: z.boolean(),
  /** Whether the archive is given to everybody, which it is not where fewer than five chose the same. */
  isPublished: z.boolean(),
  receipts: z.array(z.string()),
})
export type Receipts = z.output<typeof Receipts>

/** Secret ballots that nobody can open and everybody can check (decision 077). */
export const assemblySealed = contract('assemblySealed', {
  listTrustees: call({
    ...prepare,
    method: 'GET',
    path: `${base}/GetTrusteeList`,
    summary: 'The three who open secret ballots, two of whom are enough, and how far their key is.',
    takes: z.object({ assemblyId }),
    gives: data(Trustees),
  }),
  setTrustees: call({
    ...prepare,
    method: 'PUT',
    path: `${base}/SetTrustees`,
    summary:
      'Names the three trustees; each makes a key on a device of their own, and keys that were made before are void. 409_24_101: ballots were cast with them.',
    takes: z.object({
      assemblyId,
      trustees: z.array(z.object({ role: z.enum(trusteeRoles), name: words(40) })).length(3),
    }),
    gives: data(Trustees),
  }),
  archive: call({
    ...chair,
    method: 'GET',
    path: `${base}/GetElectionArchive`,
    summary: 'A secret vote as an archive that belenios-tool verifies. Audited.',
    takes: z.object({ topicId }),
    gives: z.object({}),
    inTransaction: 'it writes down who took it',
  }),
  receipts: call({
    ...see,
    method: 'GET',
    path: `${base}/GetReceiptList`,
    summary: 'The receipts of all ballots of a secret vote, once it is closed.',
    takes: z.object({ topicId }),
    gives: data(Receipts),
  }),
  showTrustee: call({
    ...open,
    method: 'GET',
    path: `${base}/Trustee/{code}`,
    summary: 'What a trustee is asked for now: a key, or to open what was voted.',
    takes: z.object({ code }),
    gives: data(TrusteePage),
  }),
  sendStep: call({
    ...open,
    method: 'POST',
    path: `${base}/Trustee/{code}`,
    summary: 'A message of a trustee to the others, as JSON: certificate, contribution, part of the key.',
    takes: z.object({ code, step: z.enum(trusteeSteps), text: jsonText(40_000).meta({ wire: 'Message' }) }),
    gives: data(TrusteePage),
  }),
  sendPart: call({
    ...open,
    method: 'POST',
    path: `${base}/Trustee/{code}/Part`,
    summary: 'A trustee opens their part of what was voted; the second part makes the result known.',
    takes: z.object({ code, topicId, text: jsonText(200_000).meta({ wire: 'Message' }) }),
    gives: data(TrusteePage),
  }),
  cast: call({
    ...byPhones,
    method: 'POST',
    path: `${base}/Ballot/{code}/Sealed`,
    summary:
      'A secret ballot from a phone, encrypted there, for the units that are named; the same one again is the same vote.',
    takes: z.object({
      code,
      topicId,
      unitIds: z.array(Id).min(1).max(500).meta({ wire: 'UnitOwnerIds' }),
      ballot: jsonText(300_000),
    }),
    gives: data(z.object({ receipt: z.string() })),
  }),
  receiptsOfCard: call({
    ...byPhones,
    method: 'GET',
    path: `${base}/Ballot/{code}/Receipts`,
    summary: 'The receipts of all ballots of a secret vote, for whoever has a card.',
    takes: z.object({ code, topicId }),
    gives: data(Receipts),
  }),
  archiveOfCard: call({
    ...byPhones,
    method: 'GET',
    path: `${base}/Ballot/{code}/Archive`,
    summary: 'A secret vote as an archive that belenios-tool verifies, for whoever has a card.',
    takes: z.object({ code, topicId }),
    gives: z.object({}),
  }),
})
