import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { repairs } from '../contract.ts'
import type { RepairDetail } from '../shapes.ts'
import { addStep, changeCase, lockCase, requireAsset } from './cases.ts'
import { readRepair } from './queries.ts'

/**
 * Says which thing of the register a case is of, or that it is none: its warranty, its past and the state of the plant follow.
 * Throws notFound, caseChanged, notNow of a case that is closed. Audited.
 */
export async function linkAsset(
  context: Context,
  { caseId, rowVersion, assetId }: Taken<typeof repairs.calls.linkAsset>,
): Promise<RepairDetail> {
  const row = await lockCase(context, caseId, {
    rowVersion,
    states: ['reported', 'quoting', 'working', 'done'],
  })
  if (assetId) await requireAsset(context, assetId)
  await changeCase(context, row, { assetId })
  const repair = await readRepair(context, caseId)
  await addStep(context, context.actor.name, { caseId, act: 'linked', note: repair.assetName })
  context.audit({
    action: 'repairs.link',
    target: 'repairCase',
    targetId: caseId,
    after: { assetName: repair.assetName },
  })
  return readRepair(context, caseId)
}
