import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import { doWork, type Work } from '#platform/server/work.ts'
import {
  type Contribution,
  isCertificate,
  isContribution,
  isVerificationKey,
  type PartialDecryption,
  type Signed,
  type VerificationKey,
} from '#modules/assemblies/sealing/contract.ts'
import { messageWrong, stepTaken, trusteeUnknown } from '../problems.ts'
import type { assemblySealed, TrusteePage } from '../sealed-contract.ts'
import { lockAssembly, requireAssembly } from './assemblies.ts'
import { cardHashOf } from './card-codes.ts'
import { codeIn } from './cards.ts'
import { noteAct } from './chain.ts'
import { openElection } from './sealed-voting.ts'
import { electionTable as x, trusteeTable as r, type TrusteeRecord } from './sealed-tables.ts'
import { readCertificate, readContribution, readKey, readPart } from './trustee-messages.ts'
import { topicTable as t } from './tables.ts'
import { complete, spokenKey, stateOf, threshold, trusteesOf } from './trustees.ts'

type Calls = typeof assemblySealed.calls

const wrongCodes = guesses({
  what: 'assemblyTrustee',
  paces: { address: { allowed: 20, minutes: 10 }, network: { allowed: 60, minutes: 10 } },
  refuse: () => problems.tooMany(60),
})

const trusteeSql = `select x.community_id as "communityId", x.id, x.assembly_id as "assemblyId", c.name as "communityName"
  from assembly_trustee x join community c on c.id = x.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 23
  where x.code_hash = $1`

interface Found {
  [column: string]: unknown
  communityId: string
  communityName: string
  assemblyId: string
  id: string
}

/** Which trustee a code is of. Throws trusteeUnknown. */
async function trusteeOf(context: OpenContext, given: string): Promise<Found> {
  const code = codeIn(given)
  const [found] = code
    ? await context.database.glance('which trustee of an assembly this is', (lease) =>
        lease.query<Found>(trusteeSql, [cardHashOf(code)]),
      )
    : []
  if (found) return found
  const guess = await wrongCodes.count(context.database, { address: context.address })
  throw guess.wrong(() => trusteeUnknown())
}

/** What a trustee's page shows. Throws trusteeUnknown when the trustees were named anew meanwhile. */
async function pageOf(
  lease: Lease,
  { id, assemblyId, communityName }: Found,
  now: Date,
): Promise<TrusteePage> {
  const assembly = await requireAssembly(lease, assemblyId)
  const rows = await trusteesOf(lease, assemblyId)
  const me = rows.find((row) => row.id === id)
  if (!me) throw trusteeUnknown()
  const waiting = await lease.db
    .select({ election: x, number: t.number, title: t.title })
    .from(x)
    .innerJoin(t, and(eq(t.id, x.topicId), eq(t.round, x.round)))
    .where(and(eq(t.assemblyId, assemblyId), eq(t.status, 'closed'), isNotNull(x.tally)))
    .orderBy(asc(t.number))
  const textOf = (one: object | null) => (one ? JSON.stringify(one) : '')
  return {
    communityName,
    title: assembly.title,
    place: me.place,
    trustees: rows.map((row) => ({ place: row.place, role: row.role, name: row.name, state: stateOf(row) })),
    certificates: rows.map(({ certificate }) => textOf(certificate)),
    contributions: rows.map(({ contribution }) => textOf(contribution)),
    spoken: spokenKey(rows),
    openings: waiting.map(({ election, number, title }) => ({
      topicId: election.topicId,
      number,
      title,
      election: election.election,
      tally: election.tally ?? '',
      openedBy: election.parts.map(({ trustee }) => trustee),
      isOpened: election.openedAt !== null,
    })),
    now,
  }
}

/** The page of a trustee. Throws trusteeUnknown. */
export async function showTrustee(context: OpenContext, { code }: Taken<Calls['showTrustee']>) {
  const found = await trusteeOf(context, code)
  return context.database.read(found.communityId, (lease) => pageOf(lease, found, context.now))
}

/** Does a trustee's act, with what stands against it, in one transaction over the locked assembly. */
async function actAs(
  context: OpenContext,
  code: string,
  act: (work: Work, me: TrusteeRecord, rows: TrusteeRecord[]) => Promise<void>,
): Promise<TrusteePage> {
  const found = await trusteeOf(context, code)
  return context.database.write(found.communityId, (lease) =>
    doWork(
      lease,
      {
        communityId: found.communityId,
        author: { accountId: found.id, name: '開票人' },
        react: context.react,
      },
      async (work) => {
        await lockAssembly(work, found.assemblyId)
        const rows = await trusteesOf(work, found.assemblyId)
        const me = rows.find(({ id }) => id === found.id)
        if (!me) throw trusteeUnknown()
        await act(work, me, rows)
        return pageOf(work, found, context.now)
      },
    ),
  )
}

/** What a step changes of a trustee. Throws messageWrong, stepTaken. */
function stepOf(
  step: Taken<Calls['sendStep']>['step'],
  text: string,
  me: TrusteeRecord,
  rows: readonly TrusteeRecord[],
): Partial<TrusteeRecord> {
  const at = { me: me.place, threshold }
  if (step === 'certificate') {
    // Whoever was first with the code is the trustee.
    if (me.certificate) throw stepTaken()
    const certificate: Signed | undefined = readCertificate(text)
    if (!certificate || !isCertificate(certificate)) throw messageWrong()
    return { certificate, codeSealed: null }
  }
  const certs = complete(rows.map(({ certificate }) => certificate))
  if (!certs) throw messageWrong()
  if (step === 'contribution') {
    if (me.contribution) throw stepTaken()
    const contribution: Contribution | undefined = readContribution(text)
    if (!contribution || !isContribution(contribution, { certs, ...at })) throw messageWrong()
    return { contribution }
  }
  if (me.verificationKey) throw stepTaken()
  const contributions = complete(rows.map((row) => row.contribution))
  const verificationKey: VerificationKey | undefined = readKey(text)
  if (!contributions || !verificationKey || !isVerificationKey(verificationKey, contributions, me.place))
    throw messageWrong()
  return { verificationKey }
}

/** A trustee's message to the others. Throws trusteeUnknown, messageWrong, stepTaken. */
export const sendStep = (context: OpenContext, { code, step, text }: Taken<Calls['sendStep']>) =>
  actAs(context, code, async (work, me, rows) => {
    const change = stepOf(step, text, me, rows)
    await work.db.update(r).set(change).where(eq(r.id, me.id))
    const facts = { place: me.place, role: me.role, step }
    await noteAct(work, { id: me.assemblyId }, { act: 'trusteeStep', facts, byName: me.name })
    work.audit({
      action: 'assemblies.trusteeStep',
      target: 'assembly',
      targetId: me.assemblyId,
      after: { name: me.name },
    })
  })

/** A trustee's part in opening a vote. Throws trusteeUnknown, messageWrong, notClosed. */
export const sendPart = (context: OpenContext, { code, topicId, text }: Taken<Calls['sendPart']>) =>
  actAs(context, code, async (work, me) => {
    const part: PartialDecryption | undefined = readPart(text)
    if (!part) throw messageWrong()
    await openElection(work, me, { topicId, part })
  })
