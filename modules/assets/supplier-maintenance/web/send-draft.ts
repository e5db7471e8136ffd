import type { Check } from '#modules/assets/maintenance-plans/contract.ts'
import type { Job } from '../contract.ts'
import { type Draft, dropDraft, stepsOf } from './drafts.ts'
import { handled, phoneApi, sendPhoto } from './phone-api.ts'

/**
 * Sends a sheet that was signed by both, its photos first, and lets go of it once that is acknowledged. Gives the
 * numbers of the repairs it became; a sheet whose answer was lost is known by its id. Throws what the calls throw; the sheet stays then.
 */
export async function sendDraft(draft: Draft, job: Job): Promise<number[]> {
  const { recordId, worker, acceptor, workerSign, acceptorSign, steps } = draft
  const checks: Check[] = []
  for (const { asset, term, key } of stepsOf(job)) {
    const step = steps[key]
    if (!step) continue
    const photos: string[] = []
    for (const photo of step.photos) photos.push(await sendPhoto(photo))
    const { result, value, note } = step
    checks.push({ assetId: asset.assetId, termId: term.termId, result, value, note, photos })
  }
  const signs = {
    workerSign: workerSign ? await sendPhoto(workerSign) : '',
    acceptorSign: acceptorSign ? await sendPhoto(acceptorSign) : '',
  }
  const sheet = { sheetId: draft.sheetId, sheetTerms: job.plan.terms.map(({ termId }) => termId) }
  const done = { recordId, worker, acceptor, ...signs, ...sheet, checks }
  const { data } = await phoneApi.finishWork(done, handled)
  await dropDraft(recordId)
  return data.repairNumbers
}
