import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { type Database, type Lease, workWithin } from '#platform/server/database.ts'
import { longJob } from '#platform/server/jobs.ts'
import { forgetPerson, type Person, type PersonalData } from '#platform/server/personal-data.ts'
import { doWork } from '#platform/server/work.ts'
import { releaseFiles } from '#modules/keeping/files/server/public.ts'
import { type PersonalDataRequest, requestIdTaken, stillOpen } from '../contract.ts'
import { personalDataRequested } from '../events.ts'
import { auditTarget, heldBy } from './look.ts'
import { outsiderOf, personOf, type Subject } from './people.ts'
import { shown } from './requests.ts'
import { requestTable } from './tables.ts'

async function openOfAll(lease: Lease, all: readonly PersonalData[], person: Person): Promise<string[]> {
  const sentences: string[] = []
  for (const item of all) sentences.push(...(await heldBy(lease, item, person)).open)
  return sentences
}

/**
 * Asks for a person's data to be deleted: the job does it in one transaction, once. The same id is the same request.
 * Throws nobody, nameOrPhoneMissing, stillOpen, requestIdTaken.
 */
export async function askToForget(
  context: Context,
  given: { all: readonly PersonalData[]; job: ReturnType<typeof forgetJob> },
  input: Subject & { requestId: string; reason: string },
): Promise<PersonalDataRequest> {
  const { requestId, reason, residentId } = input
  const { actor } = context
  const made = await createOnce(context, {
    id: requestId,
    find: () => rowOf(context, requestTable, requestId),
    // Once it is done nothing says any more which outsider it was about.
    isSame: (row) =>
      says(row, { accountId: actor.accountId, reason, residentId }) &&
      (residentId !== null || !row.subject || says(row.subject, outsiderOf(input))),
    taken: requestIdTaken,
    again: { action: 'personalData.forgetAgain', target: 'personalDataRequest', targetId: requestId },
    create: async () => {
      const { person } = await personOf(context, input)
      const open = await openOfAll(context, given.all, person)
      if (open.length) throw stillOpen(open)
      const request = {
        id: requestId,
        at: context.now,
        accountId: actor.accountId,
        accountName: actor.name,
        reason,
        subject: person,
        residentId,
      }
      const [row] = await context.db.insert(requestTable).values(request).returning()
      if (!row) throw new Error('the request was not kept')
      context.enqueue(given.job, { requestId }, { key: `forget ${requestId}` })
      context.emit(personalDataRequested, { requestId })
      context.audit({ action: 'personalData.ask', ...auditTarget(input), after: { requestId }, reason })
      return row
    },
  })
  return shown(made)
}

// A second worker waits here, and finds nothing left to do.
const take = `
  select r.subject, r.resident_id as "residentId", r.account_id as "accountId", r.account_name as "accountName", r.reason
  from personal_data_request r
  where r.community_id = lobby_community() and r.id = $1 and r.subject is not null for update`

interface Taken {
  subject: Person
  residentId: string | null
  accountId: string
  accountName: string
  reason: string
}

async function forgetIn(
  lease: Lease,
  communityId: string,
  all: readonly PersonalData[],
  requestId: string,
): Promise<void> {
  await workWithin(lease, communityId)
  const [request] = await lease.query<Taken>(take, [requestId])
  if (!request) return
  const { subject: person, residentId, reason } = request
  const held = []
  for (const item of all) held.push(await heldBy(lease, item, person))
  const open = held.flatMap((item) => item.open)
  const counts = held
    .filter((item) => item.count > 0)
    .map(({ name, title, count, stays }) => ({ name, title, count: count - stays, stays }))
  if (open.length === 0) {
    const paths: string[] = []
    for (const item of all) paths.push(...(await forgetPerson(lease, item, person)))
    await releaseFiles(lease, paths)
  }
  await doWork(
    lease,
    { communityId, author: { accountId: request.accountId, name: request.accountName } },
    async (work) => {
      const ended = open.length ? { refusedAt: work.now, words: open.join('') } : { doneAt: work.now, counts }
      await work.db
        .update(requestTable)
        .set({ subject: null, ...ended })
        .where(and(eq(requestTable.communityId, communityId), eq(requestTable.id, requestId)))
      work.emit(personalDataRequested, { requestId })
      work.audit({
        action: open.length ? 'personalData.refuse' : 'personalData.forget',
        ...auditTarget({ residentId, name: '', phone: '' }),
        after: { requestId, ...(open.length ? {} : auditCounts(counts)) },
        reason,
      })
    },
  )
}

/** What was deleted and what stays, by name. */
const auditCounts = (counts: readonly { name: string; count: number; stays: number }[]) => ({
  counts: Object.fromEntries(counts.map(({ name, count }) => [name, count])),
  stays: Object.fromEntries(counts.filter((item) => item.stays).map((item) => [item.name, item.stays])),
})

/** The job that deletes what is held of a person, in one transaction through the door: all of it or nothing. */
export const forgetJob = (database: Database, all: readonly PersonalData[]) =>
  longJob({
    name: 'personalData.forget',
    payload: z.object({ requestId: Id }),
    workLong: ({ communityId }, { requestId }) =>
      database.across('forget one person', (lease) => forgetIn(lease, communityId, all, requestId)),
  })
