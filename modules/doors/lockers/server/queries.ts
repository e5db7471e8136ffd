import type { Lease } from '#platform/server/database.ts'
import { showSerialNumber } from '#modules/parcels/packages/server/public.ts'
import { dropPath } from '#modules/doors/locker-paths.ts'
import type { Cabinet, Cubby, Stay, Step } from '../shapes.ts'

type StayOf = Omit<Stay, 'serialNumber' | 'isOverdue'> & { serial: number | null }

const stayFields = `s.id as "stayId", s.source, s.state, s.package_id as "packageId", p.serial_number as serial,
  coalesce(p.household_id, s.household_id) as "householdId", h.label, coalesce(p.recipient_name, '') as "recipientName",
  coalesce(k.name, '') as "kindName", coalesce(co.name, '') as "courierName",
  coalesce(p.tracking_number, s.tracking_number) as "trackingNumber", s.applicant, s.note, s.size,
  s.cubby_id as "cubbyId", coalesce(c.name, '') as "cubbyName", s.asked_at as "askedAt", s.stowed_at as "stowedAt",
  s.hold_until as "holdUntil", s.remind_count as "remindCount", s.photo_path <> '' as "hasPhoto", s.reason`

const stayFrom = `from locker_stay s
  left join package p on p.id = s.package_id
  join household h on h.id = coalesce(p.household_id, s.household_id)
  left join package_kind k on k.id = p.kind_id
  left join courier co on co.id = coalesce(p.courier_id, s.courier_id)
  left join locker_cubby c on c.id = s.cubby_id`

const shown =
  (now: Date) =>
  ({ serial, ...row }: StayOf): Stay => ({
    ...row,
    serialNumber: serial === null ? '' : showSerialNumber(serial),
    isOverdue: row.state === 'stowed' && !!row.holdUntil && row.holdUntil <= now,
  })

async function liveStays(lease: Lease): Promise<Stay[]> {
  const rows = await lease.query<StayOf & Record<string, unknown>>(
    `select ${stayFields} ${stayFrom} where s.ended_at is null order by s.asked_at, s.id`,
  )
  return rows.map(shown(new Date()))
}

interface CabinetOf extends Record<string, unknown>, Omit<Cabinet, 'dropUrl' | 'cubbies'> {
  dropToken: string
}

const cabinets = `select id as "cabinetId", name, place, supplier_name as "supplierName", supplier_phone as "supplierPhone",
    tutorial_url as "tutorialUrl", model, hold_hours as "holdHours", device_key as "deviceKey", drop_token as "dropToken", connection_id is not null as "isConnected",
    heard_at as "heardAt", firmware, row_version as "rowVersion"
  from locker_cabinet where retired_at is null order by name, id`

const cubbies = `select cabinet_id as "cabinetId", id as "cubbyId", name, size, column_no as "columnNo", row_no as "rowNo",
    disabled_at is not null as "isDisabled", disabled_reason as note, door_open_since as "doorOpenSince"
  from locker_cubby where retired_at is null order by column_no, row_no`

interface CubbyOf extends Record<string, unknown>, Omit<Cubby, 'status' | 'stay'> {
  cabinetId: string
  isDisabled: boolean
}

/** Every cabinet as it stands now; `publicAddress`: where people reach the program. */
export async function listCabinets(lease: Lease, publicAddress: string): Promise<Cabinet[]> {
  const all = await lease.query<CabinetOf>(cabinets)
  const doors = await lease.query<CubbyOf>(cubbies)
  const stays = new Map((await liveStays(lease)).map((stay) => [stay.cubbyId, stay]))
  return all.map(({ dropToken, ...cabinet }) => ({
    ...cabinet,
    dropUrl: `${publicAddress}${dropPath}?token=${dropToken}`,
    cubbies: doors
      .filter(({ cabinetId }) => cabinetId === cabinet.cabinetId)
      .map(({ cabinetId: _, isDisabled, ...cubby }) => {
        const stay = stays.get(cubby.cubbyId) ?? null
        return { ...cubby, status: isDisabled ? 'disabled' : stay ? 'used' : 'unused', stay }
      }),
  }))
}

/** The same as numbers (R398). */
export async function listOwned(lease: Lease) {
  return (await listCabinets(lease, '')).map(({ cabinetId, name, place, isConnected, cubbies: all }) => {
    const count = (status: Cubby['status']) => all.filter((one) => one.status === status).length
    return {
      cabinetId,
      name,
      place,
      isConnected,
      cubbyCount: all.length,
      used: count('used'),
      unused: count('unused'),
      disabled: count('disabled'),
      openDoors: all.filter(({ doorOpenSince }) => doorOpenSince).length,
    }
  })
}

/** Who supplied the cabinets, by name and telephone. */
export function listSuppliers(lease: Lease) {
  return lease.query<{ name: string; phone: string; cabinets: string[] }>(
    `select supplier_name as name, supplier_phone as phone, array_agg(name order by name) as cabinets
     from locker_cabinet where retired_at is null and supplier_name <> '' group by 1, 2 order by 1, 2`,
  )
}

/** Where households see how the cabinets are used: the first address that a cabinet has; '' where none has one. */
export async function showTutorial(lease: Lease): Promise<{ tutorialUrl: string }> {
  const [row] = await lease.query<{ tutorialUrl: string }>(
    `select tutorial_url as "tutorialUrl" from locker_cabinet where retired_at is null and tutorial_url <> '' order by name, id limit 1`,
  )
  return row ?? { tutorialUrl: '' }
}

/** What waits for the desk: wishes, interrupted drops, and what lies beyond its time. */
export async function listPending(lease: Lease): Promise<Stay[]> {
  return (await liveStays(lease)).filter(
    ({ state, isOverdue }) => state === 'applied' || state === 'unsure' || isOverdue,
  )
}

const stepsOf = (
  where: string,
) => `select t.id as "stepId", t.stay_id as "stayId", t.step, t.at, t.by_name as by, t.reason,
    coalesce(c.name, '') as "cubbyName", coalesce(h.label, '') as label,
    t.photo_path <> '' or (t.step = 'completedStow' and coalesce(s.photo_path, '') <> '') as "hasPhoto"
  from locker_step t left join locker_cubby c on c.id = t.cubby_id left join locker_stay s on s.id = t.stay_id
  left join package p on p.id = s.package_id left join household h on h.id = coalesce(p.household_id, s.household_id)
  where ${where} order by t.at desc, t.id desc limit 200`

/** What happened to one use of a cubby, the newest first. */
export const readSteps = (lease: Lease, stayId: string): Promise<Step[]> =>
  lease.query<Step & Record<string, unknown>>(stepsOf('t.stay_id = $1'), [stayId])

/** What happened at a cabinet, the newest first. */
export const listSteps = (lease: Lease, cabinetId: string): Promise<Step[]> =>
  lease.query<Step & Record<string, unknown>>(stepsOf('(c.cabinet_id = $1 or s.cabinet_id = $1)'), [
    cabinetId,
  ])
