import type { BoardPart } from '#platform/server/board-part.ts'
import { sha256 } from '#platform/server/storage.ts'
import type { Lease } from '#platform/server/database.ts'
import type { DeviceRow } from '#modules/boards/board-devices/server/public.ts'
import { screenSettingsOf } from '#modules/boards/board-settings/server/public.ts'
import {
  factsOf,
  listBoards,
  listSchedules,
  offered,
  waitingOf,
  withPostings,
} from '#modules/boards/boards/server/public.ts'
import { noticesOf } from '#modules/boards/emergency-notices/server/public.ts'
import type { Content, Live, Notices } from '../contract.ts'

const hashed = <Part extends object>(part: Part): Part & { hash: string } => ({
  hash: sha256(Buffer.from(JSON.stringify(part))).slice(0, 32),
  ...part,
})

/** What a screen shows and when: its own board and those of entries of the schedule that can hold on it (R223). */
export async function contentOf(lease: Lease, device: DeviceRow): Promise<Content> {
  const [all, entries, { marquee, playSeconds }] = await Promise.all([
    listBoards(lease).then((boards) => withPostings(lease, boards)),
    listSchedules(lease),
    screenSettingsOf(lease),
  ])
  const schedules = entries
    .filter(({ isEnabled, groups }) => isEnabled && (!groups.length || groups.includes(device.groupName)))
    .map(({ isEnabled: _, rowVersion: __, ...entry }) => entry)
  const shown = new Set([
    device.boardId,
    ...schedules.flatMap(({ boardId, turns }) => [boardId, ...turns.map((turn) => turn.boardId)]),
  ])
  const { name, groupName, boardId, onFrom, onUntil } = device
  const boards = all
    .filter((board) => shown.has(board.boardId))
    .map(({ boardId, name, orientation, zones }) => ({ boardId, name, orientation, zones }))
  return hashed({
    name,
    groupName,
    boardId,
    onFrom,
    onUntil,
    settings: { marquee, playSeconds },
    boards,
    schedules,
  })
}

const servicesHere = 'select service_id as id from community_service where community_id = lobby_community()'
/** Packages (R110). */
const packageService = 49

/**
 * What the boards of a screen show of now, and nothing else, for it hangs where everybody passes: how many packages wait for each
 * household where a zone shows them, and the facts of parts whose service is there. Nobody is named.
 */
export async function liveOf(
  lease: Lease,
  { parts, boards, now }: { parts: readonly BoardPart[]; boards: Content['boards']; now: Date },
): Promise<Live> {
  const zones = boards.flatMap((board) => board.zones)
  const shown = new Set(zones.flatMap(({ part }) => part ?? []))
  const services = new Set((await lease.query<{ id: number }>(servicesHere)).map(({ id }) => id))
  const kinds = offered(
    parts.filter(({ kind }) => shown.has(kind)),
    services,
  )
  const facts = kinds.size ? await factsOf(lease, { parts, kinds, now }) : []
  const showsPackages = services.has(packageService) && zones.some(({ kind }) => kind === 'packages')
  return hashed({ packages: showsPackages ? await waitingOf(lease) : [], facts })
}

/** What takes this screen over, the newest first. */
export async function takeOversOf(lease: Lease, deviceId: string, now: Date): Promise<Notices> {
  return hashed({ notices: await noticesOf(lease, deviceId, now) })
}
