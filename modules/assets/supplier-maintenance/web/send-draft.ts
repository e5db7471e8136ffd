import { Problem } from '#platform/contract/problem.ts'
import type { Check } from '#modules/assets/maintenance-plans/contract.ts'
import type { Job } from '../contract.ts'
import { notYours } from '../problems.ts'
import { type Draft, dropDraft, stepsOf } from './drafts.ts'
import { handled, phoneApi, sendPhoto } from './phone-api.ts'

/**
 * Sends a sheet that was signed by both, its photos first, and lets go of it. Gives the numbers of the repairs it became. A sheet
 * whose answer was lost is known by then: it is let go of too. Throws what the calls throw; the sheet stays on the phone then.
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
  try {
    const { data } = await phoneApi.finishWork({ recordId, worker, acceptor, ...signs, checks }, handled)
    await dropDraft(recordId)
    return data.repairNumbers
  } catch (error) {
    if (error instanceof Problem && error.code === notYours().code) await dropDraft(recordId)
    throw error
  }
}
