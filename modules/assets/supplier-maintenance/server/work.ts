import { showMoney } from '#platform/contract/show-money.ts'
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Form } from '#platform/server/form.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, type Work } from '#platform/server/work.ts'
import { claimFile, keepFile } from '#modules/keeping/files/server/public.ts'
import {
  checkedChecks,
  finish,
  keepChecks,
  lockRecord,
  planTable,
  readPlan,
  readPlans,
  readRecord,
  readRetiredTerms,
  recordTable,
} from '#modules/assets/maintenance-plans/server/public.ts'
import {
  addOfferOf,
  addStep,
  caseTable,
  changeCase,
  lockCase,
  readCases,
  stepTable,
} from '#modules/assets/repairs/server/public.ts'
import { readSupplier } from '#modules/assets/suppliers/server/public.ts'
import type { Job, Pass, Repair, Sent, supplierMaintenance, Work as Waiting } from '../contract.ts'
import { photoMissing } from '#modules/assets/maintenance-plans/contract.ts'
import { notYours, signMissing } from '../problems.ts'
import { reading, working } from './passes.ts'

type Calls = typeof supplierMaintenance.calls

/** Days ahead that a supplier sees. */
const ahead = 7
const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }
const day = 86_400_000

const lastValues = `select distinct on (k.asset_id, k.term_id) k.asset_id as "assetId", k.term_id as "termId", k.value
  from maintenance_check k join maintenance_record r on r.community_id = k.community_id and r.id = k.record_id
  where r.plan_id = $1 and r.state = 'done' and k.value <> '' order by k.asset_id, k.term_id, k.at desc`

async function jobsOf(lease: Lease, supplierId: string, now: Date): Promise<Job[]> {
  const until = dayOf(new Date(now.getTime() + ahead * day))
  const plans = await readPlans(
    lease,
    and(eq(planTable.supplierId, supplierId), isNull(planTable.endedAt), lte(recordTable.dueDay, until)),
  )
  const jobs: Job[] = []
  for (const plan of plans) {
    if (!plan.openRecordId) continue
    const { checkList, dueDay } = await readRecord(lease, plan.openRecordId)
    const before = await lease.query<Job['before'][number]>(lastValues, [plan.planId])
    const checks = checkList.map(({ assetId, termId, result, value, note, photos }) => ({
      assetId,
      termId,
      result,
      value,
      note,
      photos,
    }))
    jobs.push({ recordId: plan.openRecordId, dueDay, plan, checks, before })
  }
  return jobs
}

const waitsForSupplier = sql`${caseTable.state} in ('quoting', 'working')`

async function repairsOf(lease: Lease, supplierId: string): Promise<Repair[]> {
  const cases = await readCases(lease, and(eq(caseTable.supplierId, supplierId), waitsForSupplier))
  return cases.flatMap(({ waitsFor, stateSince: since, caseId, number, title, detail, place }) =>
    waitsFor === 'offer' || waitsFor === 'claim' || waitsFor === 'work'
      ? [{ caseId, number, title, detail, place, waitsFor, since }]
      : [],
  )
}

const sentSheets = `
  select r.id as "recordId", p.name as "planName", r.closed_at as at,
    coalesce((select array_agg(c.number order by c.number) from repair_case c
      where c.community_id = r.community_id and c.record_id = r.id), '{}') as "repairNumbers"
  from maintenance_record r join maintenance_plan p on p.community_id = r.community_id and p.id = r.plan_id
  where r.supplier_id = $1 and r.state = 'done' and r.sheet_id is not null and r.done_day = $2 order by r.closed_at desc`

/** What waits for the supplier of the pass, and what it sent today. Throws passOver. */
export const showWork = (context: OpenContext): Promise<Waiting> =>
  reading(context, async (lease, pass: Pass) => {
    const { papers } = await readSupplier(lease, pass.supplierId)
    const soon = dayOf(new Date(context.now.getTime() + 30 * day))
    return {
      pass,
      today: dayOf(context.now),
      jobs: await jobsOf(lease, pass.supplierId, context.now),
      repairs: await repairsOf(lease, pass.supplierId),
      sent: await lease.query<Sent & Record<string, unknown>>(sentSheets, [
        pass.supplierId,
        dayOf(context.now),
      ]),
      papers: papers.flatMap(({ paperId, title, endDay }) =>
        endDay !== null && endDay <= soon ? [{ paperId, title, endDay }] : [],
      ),
    }
  })

/** Those of the supplier who may be doing it. Throws passOver. */
export const listStaff = (context: OpenContext) =>
  reading(context, async (lease, { supplierId }) => {
    const { contacts } = await readSupplier(lease, supplierId)
    return contacts.map(({ name, title }) => ({ name, title }))
  })

/** The context of a supplier who uploads: files are its own. */
const uploader = (
  context: OpenContext,
  work: Work,
  communityId: string,
  supplierId: string,
  name: string,
) => ({
  ...contextOf(work, { accountId: supplierId, name }, { communityId, log: context.log }),
  sealer: context.sealer,
})

/** Keeps a photo or a signature. Throws malformed, passOver, and what pictureOf throws. */
export function addPhoto(context: OpenContext, storage: Storage, form: Form | undefined) {
  if (form?.file?.field !== 'File') throw problems.malformed()
  const picture = pictureOf(form.file.content, limits)
  return working(context, async (work, { communityId, supplierId, supplierName }) => {
    const acting = uploader(context, work, communityId, supplierId, supplierName)
    const { path } = await keepFile(acting, storage, 'upkeep', picture)
    return { path }
  })
}

/** What was refused is none of the supplier's; a fault of the server is none of that. */
function refused(error: unknown): undefined {
  if (error instanceof Problem && error.status < 500) return undefined
  throw error
}

/** An open time of one of the supplier's plans, held. Throws notYours. */
async function ownRecord(work: Work, recordId: string, supplierId: string) {
  const found = await lockRecord(work, recordId).catch(refused)
  if (!found || found.plan.supplierId !== supplierId) throw notYours()
  return found
}

/** Keeps what was found until now. Throws passOver, notYours, and what checkedChecks throws. */
export const saveChecks = (context: OpenContext, input: Taken<Calls['saveChecks']>) =>
  working(context, async (work, { supplierId, supplierName }) => {
    const { recordId, worker, checks } = input
    const { plan } = await ownRecord(work, recordId, supplierId)
    const sheet = { terms: [], retired: await readRetiredTerms(work, plan.id) }
    // Photos come with the whole sheet, which claims them.
    const kept = checkedChecks(await readPlan(work, plan.id), checks, false, sheet)
    const plain = kept.map((check) => ({ ...check, photos: [] }))
    await keepChecks(work, `${supplierName} ${worker}`, { recordId, checks: plain })
    work.audit({ action: 'supplierMaintenance.save', target: 'maintenanceRecord', targetId: recordId })
  })

/** The numbers of the repairs of a time that this very sheet finished; undefined where another did, or none. */
async function finishedBy(work: Work, recordId: string, supplierId: string, sheetId: string | undefined) {
  if (!sheetId) return undefined
  const own = and(eq(recordTable.supplierId, supplierId), eq(recordTable.sheetId, sheetId))
  const [row] = await work.db
    .select({ id: recordTable.id })
    .from(recordTable)
    .where(and(eq(recordTable.id, recordId), eq(recordTable.state, 'done'), own))
  if (!row) return undefined
  const cases = await work.db
    .select({ number: caseTable.number })
    .from(caseTable)
    .where(eq(caseTable.recordId, recordId))
    .orderBy(asc(caseTable.number))
  return cases.map(({ number }) => number)
}

/** It is done and signed; the same sheet again is the same work. Throws passOver, notYours, signMissing, foreignFile, and what `finish` throws. */
export const finishWork = (context: OpenContext, input: Taken<Calls['finishWork']>) =>
  working(context, async (work, { communityId, supplierId, supplierName }) => {
    const { workerSign, acceptorSign, recordId, worker } = input
    if (!workerSign || !acceptorSign) throw signMissing()
    const found = await ownRecord(work, recordId, supplierId).catch(refused)
    if (!found) {
      // Asked once the time is held: of two that are sent at the same moment the second waits for the first.
      const before = await finishedBy(work, recordId, supplierId, input.sheetId)
      if (before) return { repairNumbers: before }
      throw notYours()
    }
    const { plan: own } = found
    const plan = await readPlan(work, own.id)
    const { sheetTerms } = input
    const retired = sheetTerms ? await readRetiredTerms(work, own.id) : []
    const sheet = sheetTerms && { terms: sheetTerms, retired }
    const terms = [...plan.terms, ...retired]
    for (const { termId, result, photos } of checkedChecks(plan, input.checks, true, sheet))
      if (result === 'fail' && !photos.length)
        throw photoMissing(terms.find((term) => term.termId === termId)?.name ?? '')
    const acting = uploader(context, work, communityId, supplierId, supplierName)
    const photos = input.checks.flatMap((check) => check.photos)
    for (const path of [workerSign, acceptorSign, ...photos]) await claimFile(acting, path, 'upkeep')
    const by = `${supplierName} ${worker}`
    const repairNumbers = await finish(work, by, { ...input, doneDay: dayOf(work.now), cost: null })
    return { repairNumbers }
  })

/** A repair that waits for the supplier, held. Throws notYours. */
async function ownCase(
  work: Work,
  caseId: string,
  supplierId: string,
  states: readonly ('quoting' | 'working' | 'done' | 'accepted')[],
) {
  const row = await lockCase(work, caseId, { states }).catch(refused)
  if (!row || row.supplierId !== supplierId) throw notYours()
  return row
}

/** What the supplier wants for a repair. Throws passOver, notYours. */
export const offerRepair = (context: OpenContext, input: Taken<Calls['offerRepair']>) =>
  working(context, async (work, { supplierId, supplierName }) => {
    const { caseId, offerId: id, worker, amount, note } = input
    const row = await ownCase(work, caseId, supplierId, ['quoting'])
    const by = `${supplierName} ${worker}`
    if (!(await addOfferOf(work, by, { id, caseId, supplierId, amount, note }))) return
    await changeCase(work, row, {})
    await addStep(work, by, { caseId, act: 'offered', note: showMoney(amount) })
    work.audit({
      action: 'repairs.addOffer',
      target: 'repairCase',
      targetId: caseId,
      after: { cost: amount },
    })
  })

/** Whether a case was last finished by this supplier with these words, whatever became of it since: the same again is the same act. */
async function isFinishedBy(work: Work, by: string, { caseId, note }: { caseId: string; note: string }) {
  const [last] = await work.db
    .select()
    .from(stepTable)
    .where(and(eq(stepTable.caseId, caseId), eq(stepTable.act, 'finished')))
    .orderBy(desc(stepTable.at), desc(stepTable.id))
    .limit(1)
  return last?.actedByName === by && last.note === note
}

/** The supplier says that a repair is done; the same again is the same act. Throws passOver, notYours, foreignFile. */
export const finishRepair = (context: OpenContext, input: Taken<Calls['finishRepair']>) =>
  working(context, async (work, { communityId, supplierId, supplierName }) => {
    const { caseId, worker, note, photos } = input
    const by = `${supplierName} ${worker}`
    const row = await ownCase(work, caseId, supplierId, ['working', 'done', 'accepted'])
    if (row.state !== 'working' && (await isFinishedBy(work, by, { caseId, note }))) return
    if (row.state !== 'working') throw notYours()
    const acting = uploader(context, work, communityId, supplierId, supplierName)
    for (const path of photos) await claimFile(acting, path, 'upkeep')
    await changeCase(work, row, { state: 'done', cost: row.cost ?? (row.isWarranty ? 0 : null) })
    await addStep(work, by, { caseId, act: 'finished', note, photos })
    work.audit({ action: 'repairs.finish', target: 'repairCase', targetId: caseId, after: { state: 'done' } })
  })
