import { copyFile, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runRestore } from '#apps/server/backups.ts'
import { keyFileIn } from '#platform/server/seal.ts'
import { Desk } from '#tests/setup/desk.ts'
import { emptyDatabase, type FreshDatabase } from '#tests/setup/fresh-database.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { newOperator, type OperatorKeys, signInOperator } from '#tests/setup/operator-desk.ts'
import { arrive } from '#tests/setup/packages.ts'
import { enterWith } from '#tests/setup/sms.ts'
import { takeNextKey } from './key.ts'
import { listBackups } from './kept.ts'
import { nightlyBackup } from './nightly.ts'
import { writeBackup } from './write-backup.ts'

// An installation with its key in a file, as `npm start` makes it; and a second machine.
let lobby: Lobby
let elsewhere: FreshDatabase
let folder: string
let backup: string
let operator: OperatorKeys
let secret = ''
let recovery: string[] = []
let packageId = ''
let form = ''
const there = () => path.join(folder, 'there')
const told = vi.spyOn(console, 'log').mockImplementation(() => undefined)
const said = () => told.mock.calls.flat().join('\n')

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-rehearsal-'))
  backup = path.join(folder, 'all.tar.gz')
  lobby = await startLobby({ env: { LOBBY_KEY: '' } })
  elsewhere = await emptyDatabase()
})
afterAll(async () => {
  told.mockRestore()
  await lobby.close()
  await elsewhere.drop()
  await rm(folder, { recursive: true, force: true })
})

const password = 'lobby-demo'
/** What the authenticator shows, so many steps of 30 seconds from now. */
const shows = (steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Restores as the command does, on the second machine. */
const restore = (...flags: string[]) =>
  runRestore([backup, ...flags], { DATABASE_URL: elsewhere.url, LOBBY_DATA: there() })
const startThere = () =>
  startLobby({
    over: { ...elsewhere, drop: async () => undefined },
    env: { LOBBY_KEY: '', LOBBY_DATA: there() },
  })
/** How many tables the second machine's database has. */
async function tables(): Promise<number> {
  const client = new pg.Client(elsewhere.connection)
  await client.connect()
  const { rowCount } = await client
    .query("select from pg_tables where schemaname = 'public'")
    .finally(() => client.end())
  return rowCount ?? 0
}
/** Where the community's public form is read. */
const formOf = async (manager: Desk): Promise<string> => {
  const { Url } = (await manager.get('/api/v1/Guest/RegisterFormUrl')).body.Data
  return `/api/v1/Guest/RegisterForm/${Url.split('token=')[1]}`
}
const firstStep = async (at: Lobby) =>
  (
    await at.nobody().post('/mvc/api/Login/CheckAccountPassword', {
      Account: 'auth_0912345678',
      Password: password,
    })
  ).body.Data
async function signIn(at: Lobby, Code: string): Promise<number> {
  const { Token, NeedsSecondFactor } = await firstStep(at)
  expect(NeedsSecondFactor).toBe(true)
  const second = await at.nobody().post('/mvc/api/Login/CheckSecondFactor', { Token, Code })
  return second.status === 200 ? (await enterWith(at.nobody(), Token)).status : second.status
}

describe('a rehearsal', () => {
  it('begins with a backup of a running program, whose key lies beside and not inside', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const factors = '/api/v1/Account/SecondFactor'
    secret = (await manager.post(`${factors}/Totp`, { Password: password })).body.Data.Secret
    recovery = (await manager.post(`${factors}/Totp/Confirm`, { Code: shows() })).body.Data.RecoveryCodes
    operator = await newOperator(lobby, '周以安')
    packageId = (await arrive(await lobby.as('desk1'))).PdId
    form = await formOf(manager)
    const keyFile = keyFileIn(lobby.dataFolder)
    const made = await writeBackup({
      connection: lobby.connection,
      filesFolder: path.join(lobby.dataFolder, 'files'),
      target: backup,
      keyFile,
    })
    expect(made.keyFile).toBe(`${backup}.key`)
    expect((await stat(made.keyFile)).mode & 0o077).toBe(0)
  }, 60_000)

  it('is refused without the key before anything is touched, and says where it is looked for', async () => {
    await rename(`${backup}.key`, path.join(folder, 'apart.key'))
    await expect(restore()).rejects.toThrow(/server\.key 放進 LOBBY_DATA.*\.key 放在備份檔旁/)
    // One of another installation is none.
    await copyFile(path.join(folder, 'apart.key'), `${backup}.key`)
    const LOBBY_KEY = Buffer.alloc(32, 3).toString('base64')
    const other = { DATABASE_URL: elsewhere.url, LOBBY_DATA: there(), LOBBY_KEY }
    await expect(runRestore([backup], other)).rejects.toThrow(/LOBBY_KEY 不是製作這個備份時的/)
    expect(await tables()).toBe(0)
    expect(await readdir(there()).catch(() => [])).toEqual([])
  })

  it('ends on the other machine with the key beside: password, authenticator and recovery code sign in there', async () => {
    await restore()
    expect(said()).toContain('伺服器金鑰在備份檔旁，與備份相符。')
    expect((await stat(keyFileIn(there()))).mode & 0o077).toBe(0)
    // A restore that was killed before it laid the key down leaves it beside; the next start takes it.
    await rename(keyFileIn(there()), `${keyFileIn(there())}.next`)
    const client = new pg.Client(elsewhere.connection)
    await client.connect()
    await takeNextKey(client, keyFileIn(there())).finally(() => client.end())
    const restored = await startThere()
    // The step whose code confirmed the authenticator is taken; the next one is near enough.
    expect(await signIn(restored, shows(1))).toBe(200)
    expect(await signIn(restored, recovery[0] ?? '')).toBe(200)
    expect((await signInOperator(new Desk(restored.url), operator)).status).toBe(200)
    const desk = await restored.as('desk1')
    expect((await desk.get(`/api/v1/Postal/${packageId}/Detail`)).status).toBe(200)
    expect((await restored.nobody().get(form)).status).toBe(200)
    await restored.close()
  }, 60_000)

  it('with a key that is lost gives up what nobody can open any more, and the rest signs in', async () => {
    await rm(`${backup}.key`)
    await rm(keyFileIn(there()))
    await expect(restore('--force')).rejects.toThrow(/--without-key/)
    await restore('--force', '--without-key')
    expect(said()).toContain('營運人員請以 npm run operator 重新建立')
    const restored = await startThere()
    const { NeedsSecondFactor, Token } = await firstStep(restored)
    expect(NeedsSecondFactor).toBe(false)
    expect((await enterWith(restored.nobody(), Token)).status).toBe(200)
    expect((await signInOperator(new Desk(restored.url), operator)).status).toBe(401)
    // What was signed with a lost key is worth nothing; what is signed from now on is.
    expect((await restored.nobody().get(form)).body.ErrorMessage.Code).toBe(404581)
    const anew = await formOf(await restored.as('auth_0912345678', '晴川社區'))
    expect((await restored.nobody().get(anew)).status).toBe(200)
    await restored.close()
  }, 60_000)
})

describe('nightly backups', () => {
  it('have the key beside each, which goes with its backup', async () => {
    const { connection, dataFolder } = lobby
    const chore = nightlyBackup({ connection, dataFolder, keyFile: keyFileIn(dataFolder), keep: 1 })
    const log = { info: () => undefined } as never
    for (const day of ['21', '22'])
      await chore.work(undefined as never, new Date(`2026-11-${day}T20:30:00Z`), log)
    const at = path.join(dataFolder, 'backups')
    const [kept, ...more] = await listBackups(at)
    expect(more).toEqual([])
    const { name = '' } = kept ?? {}
    expect((await readdir(at)).sort()).toEqual([name, `${name}.key`, `${name}.sha256`])
  }, 60_000)
})
