import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { Desk } from '#tests/setup/desk.ts'
import { haveNights, lobby } from '#tests/setup/nights.ts'

// Where it is not it is named as not run (bin/tools/peers.mjs).
const hasFaketime = spawnSync('faketime', ['--version'], { stdio: 'ignore' }).error === undefined
const at = '/core/api/ManagerClock'
haveNights()
let server: ChildProcessByStdio<null, Readable, null> | undefined
afterAll(() => void server?.kill('SIGKILL'))

/** A server over the same database whose clock the test sets; it goes on from there. */
async function serverAt(instant: string) {
  const file = path.join(lobby.dataFolder, 'faketime')
  const set = async (to: string) => {
    const seconds = Math.ceil((Date.parse(to) - Date.now()) / 1000)
    await writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
  await set(instant)
  const preload = execFileSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' })
  const reach = [JSON.stringify(lobby.connection), lobby.dataFolder]
  server = spawn(process.execPath, ['--import', 'tsx', 'tests/setup/second-server.ts', ...reach], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LD_PRELOAD: preload.trim(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  const [url] = await once(server.stdout, 'data')
  return { url: String(url).trim(), set }
}

// Fakes the clock of each call; a busy machine starts a server slowly.
it.skipIf(!hasFaketime)(
  'around midnight of a leap day, by libfaketime: a night belongs to the day and month of its press; over a year’s end a month is closed after its last midnight',
  async () => {
    const { url, set } = await serverAt('2028-02-29T23:50:00+08:00')
    const both = async () =>
      [await Desk.signIn(url, 'desk1'), await Desk.signIn(url, 'desk2', '晴川社區')] as const
    const [one, two] = await both()
    const { body } = await one.get(`${at}/CompanyJobTitleAndShiftClass`)
    const { CompanyId } = body.Data.find(
      ({ CompanyName }: { CompanyName: string }) => CompanyName === '青松保全',
    )
    const press = () => ({ ClockId: newId(), CompanyId, JobTitle: '保全', ShiftName: '夜班 12 小時' })
    const [before, after] = [press(), press()]
    await set('2028-02-29T23:59:00+08:00')
    const first = (await one.post(`${at}/ClockIn`, before)).body.Data
    expect(first).toMatchObject({ WorkDate: '2028-02-29' })
    expect(first.ClockedInAt).toMatch(/^2028-02-29T15:59/)
    await set('2028-03-01T00:00:01+08:00')
    const second = (await two.post(`${at}/ClockIn`, after)).body.Data
    expect(second).toMatchObject({ WorkDate: '2028-03-01' })
    expect(second.ClockedInAt).toMatch(/^2028-02-29T16:00/)
    await set('2028-03-01T07:05:00+08:00')
    const [morning] = await both()
    const ended = (await morning.post(`${at}/${before.ClockId}/ClockOut`, {})).body.Data
    expect(ended).toMatchObject({ WorkDate: '2028-02-29', IsForgotten: false })
    expect(ended.ClockedOutAt).toMatch(/^2028-02-29T23:05/)

    await set('2028-12-31T23:58:00+08:00')
    const admin = await Desk.signIn(url, 'auth_0912345678', '晴川社區')
    const close = async () => (await admin.post('/api/v1/ManagerClock/Month', { Month: '2028-12' })).status
    expect(await close()).toBe(409)
    await set('2029-01-01T00:00:01+08:00')
    expect(await close()).toBe(200)
  },
  600_000,
)
