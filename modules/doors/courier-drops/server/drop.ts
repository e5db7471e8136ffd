import { z } from 'zod'
import { Id, line, words } from '#platform/contract/fields.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Form } from '#platform/server/form.ts'
import { guesses } from '#platform/server/guesses.ts'
import { type PictureLimits, pictureOf } from '#platform/server/picture.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, doWork, system } from '#platform/server/work.ts'
import { labelPatterns } from '#modules/homes/households/server/public.ts'
import { claimFile, keepFile } from '#modules/keeping/files/server/public.ts'
import { showSerialNumber } from '#modules/parcels/packages/server/public.ts'
import {
  beginDrop,
  courierName,
  dropToDesk,
  freeBySize,
  lockCabinet,
  lockStay,
  stayTable,
} from '#modules/doors/lockers/server/public.ts'
import { Size } from '#modules/doors/lockers/contract.ts'
import {
  type Drop,
  dropClosed,
  dropIdTaken,
  dropOver,
  noSuchHousehold,
  photoNeeded,
  tooManyDrops,
} from '../contract.ts'

/** A courier drops some dozens a day at one house; more of one address is a flood. */
const fromHere = guesses({
  what: 'lockerDrop',
  paces: {
    address: { allowed: 120, minutes: 60 },
    line: { allowed: 160, minutes: 60 },
    network: { allowed: 300, minutes: 60 },
  },
  refuse: tooManyDrops,
})
const limits: PictureLimits = { kinds: ['png', 'jpeg', 'webp'], side: 10_000, pixels: 50_000_000, frames: 1 }

const Fields = z.object({ Id, Household: words(20), Size, Tracking: line(60).default('') })

interface Place extends Record<string, unknown> {
  communityId: string
  cabinetId: string
  communityName: string
  cabinetName: string
  place: string
  isConnected: boolean
}

const byToken = `select w.community_id as "communityId", w.id as "cabinetId", c.name as "communityName", w.name as "cabinetName",
    w.place, w.connection_id is not null as "isConnected"
  from locker_cabinet w join community c on c.id = w.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 32
  where w.drop_token = $1 and w.retired_at is null`

/** Whose cabinet a code is on. Throws dropClosed. */
async function placeOf(context: OpenContext, token: string): Promise<Place> {
  const [row] = await context.database.glance('whose locker cabinet this is', (lease) =>
    lease.query<Place>(byToken, [token]),
  )
  if (!row) throw dropClosed()
  return row
}

/** What the page shows. Throws dropClosed. */
export async function showDrop(context: OpenContext, token: string) {
  const { communityId, cabinetId, ...place } = await placeOf(context, token)
  const free = await context.database.read(communityId, (lease) => freeBySize(lease, cabinetId))
  return { ...place, free }
}

/** The one household that is called so: the page tells nobody which there are. Throws noSuchHousehold. */
async function householdNamed(lease: Lease, said: string): Promise<string> {
  const patterns = labelPatterns(said)
  const rows = patterns
    ? await lease.query<{ id: string }>(
        'select id from household where closed_at is null and not is_virtual and label ~ $1 limit 2',
        [patterns.exact],
      )
    : []
  const [one, other] = rows
  if (!one || other) throw noSuchHousehold()
  return one.id
}

/** A transaction in the name of a courier. */
const asCourier = <T>(
  context: OpenContext,
  communityId: string,
  work: (given: Context) => Promise<T>,
): Promise<T> =>
  context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, (given) =>
      // Couriers use up uploads of their own.
      work(
        contextOf(given, { accountId: communityId, name: courierName }, { communityId, log: context.log }),
      ),
    ),
  )

async function shown(lease: Lease, stayId: string, cabinetId: string): Promise<Drop> {
  const [row] = await lease.query<Omit<Drop, 'serialNumber'> & { serial: number | null; isHere: boolean }>(
    `select s.id as "stayId", s.state, coalesce(c.name, '') as "cubbyName", p.serial_number as serial
     from locker_stay s left join locker_cubby c on c.id = s.cubby_id left join package p on p.id = s.package_id
     where s.id = $1 and s.cabinet_id = $2 and s.source = 'courier' and s.asked_at > now() - interval '1 hour'`,
    [stayId, cabinetId],
  )
  if (!row) throw dropOver()
  const { serial, ...drop } = row
  return { ...drop, serialNumber: serial === null ? '' : showSerialNumber(serial) }
}

/**
 * A courier without an account drops a parcel. The same id with the same household and size is the same drop.
 * Throws dropClosed, invalid, photoNeeded, noSuchHousehold, tooManyDrops, dropIdTaken, and what pictureOf throws of the photo.
 */
export async function beginCourierDrop(
  context: OpenContext,
  storage: Storage,
  token: string,
  form: Form | undefined,
): Promise<Drop> {
  const given = Fields.safeParse(form?.fields ?? {})
  if (!given.success) throw problems.invalid(given.error.issues.map(({ message }) => message))
  if (!form?.file?.content.length) throw photoNeeded()
  const picture = pictureOf(form.file.content, limits)
  const { Id: stayId, Household: said, Size: size, Tracking: trackingNumber } = given.data
  const { communityId, cabinetId } = await placeOf(context, token)
  const counted = await fromHere.count(context.database, { address: context.address })
  const done = asCourier(context, communityId, async (work) => {
    const householdId = await householdNamed(work, said)
    await createOnce(work, {
      id: stayId,
      find: () => rowOf(work, stayTable, stayId),
      isSame: (row) =>
        row.source === 'courier' &&
        row.cabinetId === cabinetId &&
        row.householdId === householdId &&
        row.size === size,
      taken: dropIdTaken,
      create: async () => {
        const acting = { ...work, sealer: context.sealer }
        const { path } = await keepFile(acting, storage, 'postal', picture)
        await claimFile(acting, path, 'postal')
        await beginDrop(work, { stayId, cabinetId, householdId, size, trackingNumber, photoPath: path })
      },
    })
    return shown(work, stayId, cabinetId)
  })
  return done.catch(async (error: unknown) => {
    if (error instanceof Problem && error.code !== noSuchHousehold().code) await counted.takeBack()
    throw error
  })
}

/** What became of a drop. Throws dropClosed, dropOver. */
export async function readDrop(context: OpenContext, token: string, stayId: string): Promise<Drop> {
  const { communityId, cabinetId } = await placeOf(context, token)
  return context.database.read(communityId, (lease) => shown(lease, stayId, cabinetId))
}

/** The parcel of a drop goes to the desk, as the same record. Throws dropClosed, dropOver. */
export async function giveToDesk(context: OpenContext, token: string, stayId: string): Promise<Drop> {
  const { communityId, cabinetId } = await placeOf(context, token)
  return asCourier(context, communityId, async (work) => {
    await lockCabinet(work, cabinetId)
    await shown(work, stayId, cabinetId)
    const stay = await lockStay(work, stayId)
    const isUndone =
      stay.state === 'dropping' || stay.state === 'unsure' || (stay.state === 'cancelled' && !stay.packageId)
    if (isUndone) await dropToDesk(work, stay, { by: courierName, reason: '快遞改放櫃台' })
    else if (stay.state !== 'receivedAtOffice') throw dropOver()
    return shown(work, stayId, cabinetId)
  })
}
