import type { Check } from '#modules/assets/maintenance-plans/contract.ts'
import type { Job } from '../contract.ts'
import { type Draft, dropDraft, keepDraft, type SentPhoto, stepsOf } from './drafts.ts'
import { handled, phoneApi, sendPhoto } from './phone-api.ts'

/** Milliseconds for which a photo that no sheet names may still be named, with room to spare: the server keeps it for a day. */
const namedWithin = 20 * 3_600_000

/**
 * The photos of a sheet, sent one after the other. Each is written into the sheet as soon as the server has it, so that a line
 * which breaks at the last of sixty costs one.
 */
function photosOf(draft: Draft) {
  let kept = draft
  return async (key: string, photos: readonly Blob[]): Promise<string[]> => {
    const sent: SentPhoto[] = []
    for (const [nth, photo] of photos.entries()) {
      const before = kept.sent?.[key]?.[nth]
      const isThere = before && before.at > Date.now() - namedWithin
      sent.push(isThere ? before : { path: await sendPhoto(photo), at: Date.now() })
      if (isThere) continue
      kept = { ...kept, sent: { ...kept.sent, [key]: [...sent] } }
      await keepDraft(kept)
    }
    return sent.map(({ path }) => path)
  }
}

/**
 * Sends a sheet that was signed by both, its photos first, and lets go of it once that is acknowledged. Gives the
 * numbers of the repairs it became; a sheet whose answer was lost is known by its id. Throws what the calls throw; the sheet stays
 * then, with what was sent of it.
 */
export async function sendDraft(draft: Draft, job: Job): Promise<number[]> {
  const { recordId, worker, acceptor, workerSign, acceptorSign, steps } = draft
  const pathsOf = photosOf(draft)
  const checks: Check[] = []
  for (const { asset, term, key } of stepsOf(job)) {
    const step = steps[key]
    if (!step) continue
    const { result, value, note } = step
    const photos = await pathsOf(key, step.photos)
    checks.push({ assetId: asset.assetId, termId: term.termId, result, value, note, photos })
  }
  const [byWorker = ''] = await pathsOf('worker', workerSign ? [workerSign] : [])
  const [byAcceptor = ''] = await pathsOf('acceptor', acceptorSign ? [acceptorSign] : [])
  const signs = { workerSign: byWorker, acceptorSign: byAcceptor }
  const sheet = { sheetId: draft.sheetId, sheetTerms: job.plan.terms.map(({ termId }) => termId) }
  const done = { recordId, worker, acceptor, ...signs, ...sheet, checks }
  const { data } = await phoneApi.finishWork(done, handled)
  await dropDraft(recordId)
  return data.repairNumbers
}
