import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import type { Chore } from '#platform/server/jobs.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { lockSupplier } from '#modules/assets/suppliers/server/public.ts'
import { codeLength, type Pass } from '../contract.ts'
import { passOfOther, passOver, passWrong, tooManyCodes } from '../problems.ts'
import { passTable } from './tables.ts'

/** No signs that look alike. */
const signs = 'ACDEFGHJKLMNPQRTUVWXY34679'
const cookie = 'lobby_supplier'
const day = 86_400_000

const codeGuesses = guesses({
  what: 'supplierMaintenance.code',
  paces: {
    address: { allowed: 20, minutes: 15 },
    line: { allowed: 30, minutes: 15 },
    network: { allowed: 60, minutes: 15 },
  },
  refuse: tooManyCodes,
})

/** As people type what they read. */
const bare = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
const digestOf = (code: string) => createHash('sha256').update(bare(code)).digest('hex')

/** Makes a code for a supplier, until the end of the day in Taipei. */
export async function makePass(
  { db, now }: Lease & { now: Date },
  supplierId: string,
  { accountId: madeBy, name: madeByName }: { accountId: string | null; name: string },
) {
  const code = Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')
  const endsAt = new Date(dayStart(now).getTime() + day)
  await db
    .insert(passTable)
    .values({ id: newId(), supplierId, codeDigest: digestOf(code), madeAt: now, madeBy, madeByName, endsAt })
  return { code, endsAt }
}

/** A link for a supplier until the end of the day in Taipei, at the address where people reach the program. Throws notFound, supplierOver. */
export async function invite(context: Context, supplierId: string, publicAddress: string) {
  await lockSupplier(context, supplierId)
  const { code, endsAt } = await makePass(context, supplierId, context.actor)
  context.audit({ action: 'supplierMaintenance.invite', target: 'supplier', targetId: supplierId })
  return {
    url: `${publicAddress}/mgmt/supplierMaintenance/${code}`,
    code: code.replaceAll(/(.{4})(?=.)/g, '$1-'),
    endsAt,
  }
}

/** All links of a supplier end now. Throws notFound, supplierOver. */
export async function endPasses(context: Context, supplierId: string): Promise<void> {
  await lockSupplier(context, supplierId)
  await context.db
    .update(passTable)
    .set({ endsAt: context.now })
    .where(and(eq(passTable.supplierId, supplierId), gt(passTable.endsAt, context.now)))
  context.audit({ action: 'supplierMaintenance.endPasses', target: 'supplier', targetId: supplierId })
}

interface Known extends Pass {
  communityId: string
  passId: string
  /** Whoever made it may still act here. */
  isLive: boolean
}

// A link of somebody who may act here no more, or was let in again since, is over too.
const pass = `select p.community_id as "communityId", p.id as "passId", p.supplier_id as "supplierId", p.ends_at as "endsAt",
    s.name as "supplierName", c.name as "communityName",
    (p.made_by is null or exists (select from live_membership m
      where m.community_id = p.community_id and m.account_id = p.made_by and p.made_at >= m.sessions_from)) as "isLive"
  from supplier_pass p join supplier s on s.community_id = p.community_id and s.id = p.supplier_id and s.ended_at is null
  join community c on c.id = p.community_id and c.suspended_at is null
  join community_service v on v.community_id = c.id and v.service_id = 11
  where p.code_digest = $1`

/** Whose code this is. Throws passWrong, passOver. */
async function passOfCode(context: OpenContext, code: string): Promise<Known> {
  const [row] = await context.database.glance('whose pass this is', (lease) =>
    lease.query<Known>(pass, [digestOf(code)]),
  )
  if (!row) throw passWrong()
  if (row.endsAt <= context.now || !row.isLive) throw passOver()
  return row
}

const asPass = ({ supplierId, supplierName, communityName, endsAt }: Known): Pass => ({
  supplierId,
  supplierName,
  communityName,
  endsAt,
})

/** A supplier comes in. Throws passWrong, passOver, passOfOther, tooManyCodes. */
export async function logIn(
  context: OpenContext,
  { supplierId, code }: { supplierId?: string | undefined; code: string },
): Promise<Pass> {
  const guess = await codeGuesses.count(context.database, { address: context.address })
  const known = await passOfCode(context, code).catch(async (error: unknown) => {
    // A link of yesterday was right once: it is no guess.
    if (error instanceof Problem && error.code === passOver().code) await guess.takeBack()
    throw error instanceof Problem && error.code === passWrong().code ? guess.wrong(passWrong) : error
  })
  await guess.takeBack()
  if (supplierId && supplierId !== known.supplierId) throw passOfOther()
  context.setCookie(cookie, bare(code), { httpOnly: true, expires: known.endsAt })
  return asPass(known)
}

/** The pass of the cookie. Throws passOver where there is none or it is over. */
export function passOf(context: OpenContext): Promise<Known> {
  const code = context.cookies[cookie]
  if (!code) throw passOver()
  return passOfCode(context, code)
}

/** Reads what is the supplier's. Throws passOver, passWrong. */
export async function reading<Found>(
  context: OpenContext,
  work: (lease: Lease, known: Pass) => Promise<Found>,
): Promise<Found> {
  const known = await passOf(context)
  return context.database.read(known.communityId, (lease) => work(lease, asPass(known)))
}

/** Works in the supplier's name. Throws passOver, passWrong, and what the work throws. */
export async function working<Done>(
  context: OpenContext,
  work: (given: Work, known: Known) => Promise<Done>,
): Promise<Done> {
  const known = await passOf(context)
  const { communityId, supplierName: name } = known
  const author = { accountId: system.accountId, name }
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author, react: context.react }, (given) => work(given, known)),
  )
}

/** Forgets, nightly, passes that ended a month ago and sendings of three months ago. */
export const chores: readonly Chore[] = [
  {
    name: 'supplierMaintenance.forgetPasses',
    cron: '15 19 * * *',
    async work(database, now) {
      await database.across('forget passes of suppliers', async (lease) => {
        await lease.query("delete from supplier_told where at < $1::timestamptz - interval '90 days'", [now])
        await lease.query("delete from supplier_pass where ends_at < $1::timestamptz - interval '30 days'", [
          now,
        ])
      })
    },
  },
]
