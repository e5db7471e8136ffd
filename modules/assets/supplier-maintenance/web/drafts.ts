import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { newId } from '#platform/contract/new-id.ts'
import type { Result } from '#modules/assets/maintenance-plans/contract.ts'
import type { Job, Work } from '../contract.ts'

/** What was found of one thing under one term, with photos that are not sent yet. */
export interface Step {
  result: Result
  value: string
  note: string
  photos: readonly Blob[]
}

/** A photo or signature that the server has, and since when: a second try names it and does not send it again. */
export interface SentPhoto {
  path: string
  at: number
}

/** A sheet as it is on this phone, until it was sent. */
export interface Draft {
  recordId: string
  /** Under whose pass it was begun: one phone may open the links of several firms and communities. */
  supplierId?: string
  /** What went out already, by the step (or by whose signature it is), in the order of its photos. */
  sent?: Readonly<Record<string, readonly SentPhoto[]>> | undefined
  worker: string
  acceptor: string
  steps: Readonly<Record<string, Step>>
  workerSign?: Blob | undefined
  acceptorSign?: Blob | undefined
  /** Signed by both: sent once there is a line. */
  isSigned: boolean
  /** Which sheet it is: sent again, it is known. */
  sheetId?: string
  /** What it was filled under, so that it can be sent and shown when it is on no list any more. */
  job?: Job
  /** Why it was not taken; it stays here, to be shown to the community. */
  refusal?: string | undefined
}

interface PhoneDatabase extends DBSchema {
  drafts: { key: string; value: Draft }
  work: { key: 'work'; value: Work }
}

let opened: Promise<IDBPDatabase<PhoneDatabase>> | undefined
const database = () => {
  opened ??= openDB<PhoneDatabase>('lobby.supplier', 1, {
    upgrade(made) {
      made.createObjectStore('drafts')
      made.createObjectStore('work')
    },
  })
  return opened
}

/** Which check of a sheet. */
export const stepKey = (assetId: string, termId: string): string => `${assetId} ${termId}`

/** All checks of a sheet in their order: thing by thing. */
export const stepsOf = ({ plan }: Job) =>
  plan.assets.flatMap((asset) =>
    plan.terms.map((term) => ({ asset, term, key: stepKey(asset.assetId, term.termId) })),
  )

/** A sheet that was not begun on this phone: what the server has of it. */
export const newDraft = (job: Job, worker: string, supplierId: string): Draft => ({
  recordId: job.recordId,
  supplierId,
  sheetId: newId(),
  job,
  worker,
  acceptor: '',
  steps: Object.fromEntries(
    job.checks.map(({ assetId, termId, result, value, note }) => [
      stepKey(assetId, termId),
      { result, value, note, photos: [] },
    ]),
  ),
  isSigned: false,
})

/** Whether a sheet is of the supplier whose work this is; one that does not say whose it is, where it stands on the list. */
export const isOwn = (draft: Draft, { pass, jobs }: Work): boolean =>
  draft.supplierId
    ? draft.supplierId === pass.supplierId
    : jobs.some(({ recordId }) => recordId === draft.recordId)

export const readDrafts = async (): Promise<Draft[]> => (await database()).getAll('drafts')
export const readDraft = async (recordId: string): Promise<Draft | undefined> =>
  (await database()).get('drafts', recordId)
export const keepDraft = async (draft: Draft): Promise<void> =>
  void (await (await database()).put('drafts', draft, draft.recordId))
export const dropDraft = async (recordId: string): Promise<void> =>
  (await database()).delete('drafts', recordId)
export const keepWork = async (work: Work): Promise<void> =>
  void (await (await database()).put('work', work, 'work'))
/** Another supplier comes in by this phone: what waited for the one before is not shown to it. */
export const forgetWork = async (): Promise<void> => (await database()).delete('work', 'work')
export async function keptWork(): Promise<Work | undefined> {
  const kept: Work | undefined = await (await database()).get('work', 'work')
  // Of an older program it does not say what was sent.
  return kept && { ...kept, sent: kept.sent ?? [] }
}
