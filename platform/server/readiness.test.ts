import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

const ready = async () => {
  const { status, body } = await lobby.nobody().get('/readyz')
  return [status, body.ErrorMessage?.Code]
}
const soon = { timeout: 15_000 }
const name = () => String(lobby.connection.database)
/** Turns writing on or off for every new connection, and ends the old ones, as a server that moved to its standby. */
async function readOnly(isOn: boolean): Promise<void> {
  await lobby.owner.query(`alter database ${name()} set default_transaction_read_only = ${isOn}`)
  await lobby.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like 'lobby_%' and pid <> pg_backend_pid() and usename <> current_user",
  )
}

describe('/readyz', () => {
  it('asks the database for a write at most once in five seconds, however many ask', async () => {
    expect(await ready()).toEqual([200, undefined])
    const written = async () => (await lobby.owner.query('select xmin::text from last_write')).rows
    const before = await written()
    expect(new Set((await Promise.all(Array.from({ length: 40 }, ready))).map(String)).size).toBe(1)
    expect(await written()).toEqual(before)
  })

  it('says when the folder of files takes no file', async () => {
    const files = path.join(lobby.dataFolder, 'files')
    await rm(files, { recursive: true, force: true })
    await writeFile(files, 'in the way')
    await expect.poll(ready, soon).toEqual([503, 503771])
    await rm(files)
    await expect.poll(ready, soon).toEqual([200, undefined])
  }, 40_000)

  it('says when the database is read-only, and so does a call that writes', async () => {
    const desk = await lobby.as('desk1')
    await readOnly(true)
    await expect.poll(ready, soon).toEqual([503, 503771])
    await expect(arrive(desk)).rejects.toThrow()
    await readOnly(false)
    await expect.poll(ready, soon).toEqual([200, undefined])
  }, 40_000)
})
