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

/** A sheet as it is on this phone, until it was sent. */
export interface Draft {
  recordId: string
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
export const newDraft = (job: Job, worker: string): Draft => ({
  recordId: job.recordId,
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

export const readDrafts = async (): Promise<Draft[]> => (await database()).getAll('drafts')
export const keepDraft = async (draft: Draft): Promise<void> =>
  void (await (await database()).put('drafts', draft, draft.recordId))
export const dropDraft = async (recordId: string): Promise<void> =>
  (await database()).delete('drafts', recordId)
export const keepWork = async (work: Work): Promise<void> =>
  void (await (await database()).put('work', work, 'work'))
export const keptWork = async (): Promise<Work | undefined> => (await database()).get('work', 'work')
