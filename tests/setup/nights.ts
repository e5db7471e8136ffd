// A product whose nights the tests decide.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { localStorage, newPath } from '#platform/server/storage.ts'
import { allChores } from '#apps/server/modules.ts'
import type { Desk } from './desk.ts'
import { type Lobby, startLobby } from './lobby.ts'

export const here = castId('community', '晴川社區')
export const there = castId('community', '松濤苑')
const day = 86_400_000
const log = pino({ level: 'silent' })

export let lobby: Lobby
export let database: Database
export let manager: Desk
export let night: (now?: Date) => Promise<void>
export let clean: () => Promise<void>

/** Starts the product for the tests of a file, and closes it at their end. */
export function haveNights(): void {
  beforeAll(async () => {
    lobby = await startLobby()
    database = new Database(lobby.connection, await migrate(lobby.connection), log)
    manager = await lobby.as('auth_0912345678', '晴川社區')
    const chores = allChores(localStorage(`${lobby.dataFolder}/files`))
    const run =
      (name: string) =>
      async (now: Date = new Date()) =>
        chores.find((chore) => chore.name === name)?.work(database, now, log)
    night = run('retention.forget')
    clean = run('files.removeUnclaimed')
    await night()
  })
  afterAll(async () => {
    await database.close()
    await lobby.close()
  })
  beforeEach(() => lobby.owner.query('delete from retention_setting'))
}

export const ask = async (text: string, values: unknown[] = []) =>
  (await lobby.owner.query(text, values)).rows
export const ago = (days: number) => new Date(Date.now() - days * day)

/** A file of the community's storage that a record names. */
export async function keepFile(folder: string, at: Date, claims = 1): Promise<string> {
  const filePath = newPath(folder, 'png', at)
  await localStorage(`${lobby.dataFolder}/files`).put(here, filePath, Buffer.from('a picture'))
  await ask(
    `insert into uploaded_file (community_id, id, path, folder, content_type, bytes, sha256, account_id, at, claimed_at, claims)
     values ($1, $2, $3, $4, 'image/png', 9, '', $5, $6, $6, $7)`,
    [here, newId(), filePath, folder, castId('account', 'desk1'), at, claims],
  )
  return filePath
}
export const isOnDisk = (filePath: string) => existsSync(path.join(lobby.dataFolder, 'files', here, filePath))

/** A package that ended so many days ago, in the way that the columns say; null: it waits. */
export async function keepPackage(
  days: number | null,
  more: { community?: string; end?: string; photo?: string } = {},
) {
  const { community = here, end = 'handed_over_at', photo = '' } = more
  const at = days === null ? ago(900) : ago(days)
  const [id, handOverId] = [newId(), newId()]
  const isHandedOver = days !== null && end === 'handed_over_at'
  if (isHandedOver)
    await ask(
      `insert into package_hand_over (community_id, id, at, account_id, account_name, receive_type, receive_code, note)
       values ($1, $2, $3, $4, '林志明', 0, 'ABCDEFGHIJ123456', '代領人王先生')`,
      [community, handOverId, at, castId('account', 'desk1')],
    )
  await ask(
    `insert into package (community_id, id, serial_number, household_id, recipient_name, kind_id, tracking_number, note,
       photo_path, arrived_at, arrived_by, arrived_by_name, hand_over_id, ${end})
     select $1, $2, 9000, h.id, '王小明', k.id, '1234567890', '給王先生', $3, $4, $5, '林志明', $6, $7
     from (select id from household where community_id = $1 limit 1) h,
       (select id from package_kind where community_id = $1 limit 1) k`,
    [
      community,
      id,
      photo,
      ago((days ?? 900) + 3),
      castId('account', 'desk1'),
      isHandedOver ? handOverId : null,
      days === null ? null : at,
    ],
  )
  await ask(
    `insert into package_change (community_id, id, package_id, account_id, account_name, act, reason, changes, row_version)
     values ($1, $2, $3, $4, '林志明', 'corrected', '王先生來電',
       '[{"field":"recipient","before":"王大明","after":"王小明"}]', 2)`,
    [community, newId(), id, castId('account', 'desk1')],
  )
  return { id, handOverId }
}
export const packageOf = async (id: string) =>
  (
    await ask(
      `select p.recipient_name, p.tracking_number, p.note, p.photo_path, p.household_id is not null as household,
         p.state, p.forgotten_at is not null as forgotten, h.receive_code, h.note as hand_over_note, c.changes, c.reason
       from package p left join package_hand_over h on h.community_id = p.community_id and h.id = p.hand_over_id
       join package_change c on c.community_id = p.community_id and c.package_id = p.id where p.id = $1`,
      [id],
    )
  )[0]
