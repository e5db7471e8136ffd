import type { Lease } from '#platform/server/database.ts'
import { noFreeCubby } from '../problems.ts'
import { type Size, sizes } from '../shapes.ts'

interface Free extends Record<string, unknown> {
  id: string
  cabinetId: string
  name: string
  size: Size
}

const free = `select c.id, c.cabinet_id as "cabinetId", c.name, c.size from locker_cubby c
  where c.retired_at is null and c.disabled_at is null and c.door_open_since is null
    and not exists (select from locker_stay s where s.community_id = c.community_id and s.cubby_id = c.id and s.ended_at is null)`

/** How many cubbies of each size are free in a cabinet. */
export async function freeBySize(lease: Lease, cabinetId: string): Promise<Record<Size, number>> {
  const rows = await lease.query<Free>(`${free} and c.cabinet_id = $1`, [cabinetId])
  const count = (size: Size) => rows.filter((row) => row.size === size).length
  return { S: count('S'), M: count('M'), L: count('L'), XL: count('XL') }
}

/** The free cubby of a cabinet, which is held, that fits best: of the size, else the next larger one; undefined when none does. */
export async function fittingCubby(lease: Lease, cabinetId: string, size: Size): Promise<Free | undefined> {
  const rows = await lease.query<Free>(`${free} and c.cabinet_id = $1 order by c.name`, [cabinetId])
  const fitting = sizes.slice(sizes.indexOf(size))
  return fitting.flatMap((one) => rows.filter((row) => row.size === one))[0]
}

/** The same, for who asks for it. Throws noFreeCubby. */
export async function requireFitting(lease: Lease, cabinetId: string, size: Size): Promise<Free> {
  const found = await fittingCubby(lease, cabinetId, size)
  if (!found) throw noFreeCubby(size)
  return found
}
