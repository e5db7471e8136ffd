import { randomBytes } from 'node:crypto'
import { and, count, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import { Id, line, words } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import type { Lease } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, doWork, system } from '#platform/server/work.ts'
import { labelPatterns } from '#modules/homes/households/server/public.ts'
import { claimFile, keepFile } from '#modules/keeping/files/server/public.ts'
import { caseIdTaken, reportClosed, tooManyReports, tooManyToday } from '../problems.ts'
import { openCase, requireAsset } from './cases.ts'
import { caseTable as c } from './tables.ts'

/** Reports of a day from walls: more is a flood. */
const mostADay = 200
const mostALabel = 20
const aDay = 24 * 60
const fromHere = guesses({
  what: 'repairReport',
  paces: {
    address: { allowed: 20, minutes: aDay },
    line: { allowed: 30, minutes: aDay },
    network: { allowed: 60, minutes: aDay },
  },
  refuse: tooManyReports,
})
const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }
const page = '/mgmt/repairReport'

const Fields = z.object({
  Id,
  Title: words(60),
  Place: line(40).default(''),
  Household: line(20).default(''),
  Name: line(20).default(''),
  Phone: line(30).default(''),
})

const newToken = () => randomBytes(16).toString('base64url')
const urlOf = (publicAddress: string, token: string) => ({ url: `${publicAddress}${page}?token=${token}` })

/**
 * The address of the page for reports, of one thing or of the whole house; the same until it is renewed. `publicAddress`: where people
 * reach the program, '' when nobody said. Throws notFound.
 */
export async function showReportUrl(context: Context, assetId: string | undefined, publicAddress: string) {
  if (assetId) await requireAsset(context, assetId)
  const about = assetId ?? null
  await context.query(
    'insert into repair_wall (id, asset_id, token) values ($1, $2, $3) on conflict do nothing',
    [newId(), about, newToken()],
  )
  const [row] = await context.query<{ token: string }>(
    'select token from repair_wall where asset_id is not distinct from $1',
    [about],
  )
  return urlOf(publicAddress, row?.token ?? '')
}

/** Another address, of one thing or of the whole house: what hangs on the wall opens nothing any more. Throws notFound. Audited. */
export async function renewReportUrl(context: Context, assetId: string | undefined, publicAddress: string) {
  if (assetId) await requireAsset(context, assetId)
  const token = newToken()
  await context.query(
    `insert into repair_wall (id, asset_id, token) values ($1, $2, $3)
     on conflict (community_id, asset_id) do update set token = excluded.token`,
    [newId(), assetId ?? null, token],
  )
  context.audit({ action: 'repairs.renewUrl', ...(assetId && { target: 'asset', targetId: assetId }) })
  return urlOf(publicAddress, token)
}

const wall = `select w.community_id as "communityId", w.asset_id as "assetId", c.name as "communityName"
  from repair_wall w join community c on c.id = w.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 11 where w.token = $1`

// A label is as hard to guess as a token is: twelve signs made by chance.
const label = `select a.community_id as "communityId", a.id as "assetId", c.name as "communityName"
  from asset a join community c on c.id = a.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 11
  where a.qr_code = $1 and a.removed_at is null and a.status <> 6`

/** Whose page a token opens, or the label of a thing, and of which thing. Throws reportClosed. */
async function wallOf(context: OpenContext, token: string) {
  const isLabel = token.length === 12
  const [row] = await context.database.glance('whose page for reports this is', (lease) =>
    lease.query<{ communityId: string; assetId: string | null; communityName: string }>(
      isLabel ? label : wall,
      [token],
    ),
  )
  if (!row) throw reportClosed()
  return { ...row, isLabel }
}

/** The household that somebody on a wall says to be of, where exactly one is called so: the page tells nobody which there are. */
async function householdNamed(lease: Lease, said: string): Promise<string | null> {
  const patterns = labelPatterns(said)
  if (!patterns) return null
  const rows = await lease.query<{ id: string }>(
    'select id from household where closed_at is null and not is_virtual and label ~ $1 limit 2',
    [patterns.exact],
  )
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

/** What the page shows. Throws reportClosed. */
export async function showReport(context: OpenContext, token: string) {
  const { communityId, communityName, assetId } = await wallOf(context, token)
  return context.database.read(communityId, async (lease) => {
    const [asset] = await lease.query<{ name: string; place: string }>(
      'select name, place from asset where id = $1 and removed_at is null',
      [assetId],
    )
    return { communityName, assetName: asset?.name ?? '', place: asset?.place ?? '' }
  })
}

/**
 * Somebody without an account says what is broken; the desk hears of it. The same id with the same words is the same report.
 * Throws reportClosed, invalid, tooManyReports, tooManyToday, caseIdTaken, and what pictureOf throws of the photo.
 */
export async function sendReport(
  context: OpenContext,
  storage: Storage,
  token: string,
  form: Form | undefined,
) {
  const given = Fields.safeParse(form?.fields ?? {})
  if (!given.success) throw problems.invalid(given.error.issues.map(({ message }) => message))
  const picture = form?.file?.content.length ? pictureOf(form.file.content, limits) : undefined
  const { Id: id, Title: title, Place: place, Household: household, Name: name } = given.data
  // What is no telephone as we write it is still what they can be asked for by.
  const phone = normalTelephone(given.data.Phone) ?? given.data.Phone
  const { communityId, assetId, isLabel } = await wallOf(context, token)
  const counted = await fromHere.count(context.database, { address: context.address })
  // Who it was stands in the case alone, where it is emptied in its time.
  const author = { ...system, name: '現場掃碼' }
  const kept = context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      return createOnce(work, {
        id,
        find: () => rowOf(work, c, id),
        isSame: (row) => says(row, { title, place, source: 'wall' as const }),
        taken: caseIdTaken,
        create: async () => {
          const today = and(eq(c.source, 'wall'), gte(c.reportedAt, dayStart(work.now)))
          const [all] = await work.db.select({ count: count() }).from(c).where(today)
          if ((all?.count ?? 0) >= mostADay) throw tooManyToday()
          // A label cannot be renewed as a code on a wall can: whoever floods one shuts it alone.
          const ofLabel = isLabel && assetId ? and(today, eq(c.assetId, assetId)) : undefined
          const [own] = ofLabel ? await work.db.select({ count: count() }).from(c).where(ofLabel) : []
          if ((own?.count ?? 0) >= mostALabel) throw tooManyToday()
          const acting = {
            // Walls use up uploads of their own.
            ...contextOf(work, { ...author, accountId: communityId }, { communityId, log: context.log }),
            sealer: context.sealer,
          }
          const photos: string[] = []
          if (picture) {
            const { path } = await keepFile(acting, storage, 'upkeep', picture)
            await claimFile(acting, path, 'upkeep')
            photos.push(path)
          }
          const householdId = await householdNamed(work, household)
          // What names no household is still what they can be found by.
          const reporterName = householdId ? name : [name, household].filter(Boolean).join('　')
          const about = { assetId, householdId, reporterName, reporterPhone: phone }
          return openCase(work, author.name, {
            id,
            title,
            detail: '',
            place,
            source: 'wall',
            photos,
            ...about,
          })
        },
      })
    }),
  )
  const row = await kept.catch(async (error: unknown) => {
    if (error instanceof Problem) await counted.takeBack()
    throw error
  })
  return { caseId: row.id, number: row.number }
}
