import { access } from 'node:fs/promises'
import nodePath from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#database/cast/accounts.ts'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import type { Context } from '#platform/server/context.ts'
import { Database } from '#platform/server/database.ts'
import { localStorage } from '#platform/server/storage.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { chores } from './chores.ts'
import { claimFile } from './public.ts'
import { uploadBy } from './sample-upload.ts'

let lobby: Lobby
let desk: Desk
let database: Database
const community = castId('community', '晴川社區')
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  database = new Database(lobby.connection, await migrate(lobby.connection), pino({ level: 'silent' }), 4)
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const age = (path: string, hours: number) =>
  lobby.owner.query('update uploaded_file set at = now() - make_interval(hours => $2) where path = $1', [
    path,
    hours,
  ])

/** Names a file the way a module's verb does: in a transaction of a community, as one account. */
const claim = (path: string, accountId: string = accounts.desk1.id, communityId = community) =>
  database.write(communityId, (lease) =>
    claimFile({ ...lease, now: new Date(), actor: { accountId } } as Context, path, 'webcam'),
  )

describe('A record may name only a file that its own account uploaded', () => {
  test("'' is no file, and an own file is one", async () => {
    await claim('')
    await claim(await uploadBy(desk))
  })

  test('not one of a colleague, of another folder, of yesterday, of another community, or none at all', async () => {
    const foreign = { code: 400003 }
    await expect(claim(await uploadBy(await lobby.as('desk2', '晴川社區')))).rejects.toMatchObject(foreign)
    await expect(claim(await uploadBy(desk, 'postal'))).rejects.toMatchObject(foreign)
    const late = await uploadBy(desk)
    await age(late, 23)
    await claim(late)
    await age(late, 25)
    await expect(claim(late)).rejects.toMatchObject(foreign)
    const elsewhere = castId('community', '松濤苑')
    await expect(claim(await uploadBy(desk), accounts.desk1.id, elsewhere)).rejects.toMatchObject(foreign)
    await expect(claim('webcam/2026/01/01/000000000-000000000000000000.png')).rejects.toMatchObject(foreign)
  })
})

describe('Files that nobody named for two days are removed at night (個資法 Art. 11)', () => {
  const isKept = (path: string) =>
    access(nodePath.join(lobby.dataFolder, 'files', community, path)).then(
      () => true,
      () => false,
    )
  const isRecorded = async (path: string) =>
    (await lobby.owner.query('select from uploaded_file where path = $1', [path])).rowCount === 1

  test('and those that a record named, or that are younger, stay', async () => {
    const [named, young, old, lost] = [
      await uploadBy(desk),
      await uploadBy(desk),
      await uploadBy(desk),
      await uploadBy(desk),
    ]
    await claim(named)
    await age(named, 49)
    await age(young, 47)
    await age(old, 49)
    await age(lost, 49)
    const storage = localStorage(`${lobby.dataFolder}/files`)
    await storage.remove(community, lost)
    const [chore] = chores(storage)
    await chore?.work(database, new Date(), pino({ level: 'silent' }))
    expect(await Promise.all([named, young, old, lost].map(isKept))).toEqual([true, true, false, false])
    expect(await Promise.all([named, young, old, lost].map(isRecorded))).toEqual([true, true, false, false])
    // Once more changes nothing.
    await chore?.work(database, new Date(), pino({ level: 'silent' }))
    expect(await Promise.all([named, young].map(isKept))).toEqual([true, true])
  })
})
