import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Desk } from '#tests/setup/desk.ts'
import { freePort, isReady, type Program, startProgram } from '#tests/setup/program.ts'

let folder: string
const running: Program[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby 社區-'))
})
afterAll(async () => {
  for (const program of running) program.child.kill('SIGTERM')
  await Promise.all(running.map((program) => program.ended))
  await rm(folder, { recursive: true, force: true })
})

function start(env: Record<string, string>, ...args: string[]): Program {
  const program = startProgram(env, args)
  running.push(program)
  return program
}
const noPassword = '密碼至少要 10 個字元，目前是 5 個；沒有建立任何帳號。'
const lastLine = (program: Program) => program.output().trim().split('\n').at(-1) ?? ''
const ready = (program: Program) =>
  expect.poll(() => isReady(program), { timeout: 120_000, interval: 100 }).toBe(true)

describe('npm start', { timeout: 240_000 }, () => {
  it.each([
    [{ PORT: 'eighty' }, [], 'PORT 必須是 0 到 65535 的整數，目前是「eighty」。'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, [], '連不上 DATABASE_URL 的資料庫'],
    [{ DATABASE_URL: 'postgres://nobody@no-such-host.invalid/none' }, [], '連不上 DATABASE_URL 的資料庫'],
    [{ LOBBY_KEY: 'short' }, [], 'LOBBY_KEY 必須是以 base64 寫成的 32 個位元組。'],
    [{ LOBBY_DATA: '/dev/null/in' }, [], 'LOBBY_DATA'],
    [{}, ['--run=kitchen'], '--run 只接受 api、worker、gateways'],
  ])(
    'answers the wrong setting %j %j with one clear sentence and exit code 1',
    async (env, args, sentence) => {
      const program = start({ LOBBY_DATA: path.join(folder, 'wrong'), ...env }, ...args)
      expect(await program.ended).toBe(1)
      const said = program.output().trim().split('\n').at(-1) ?? ''
      expect(said).toContain(sentence)
      expect(program.output()).not.toMatch(/\n {4}at /)
    },
  )

  it('starts, prints address and demo accounts, loses nothing acknowledged by kill -9, starts again, and stops cleanly', async () => {
    const env = { PORT: String(await freePort()), LOBBY_DATA: path.join(folder, 'data') }
    const first = start(env)
    await ready(first)
    await expect.poll(() => first.output()).toContain(`http://localhost:${env.PORT}/mgmt/`)
    await expect.poll(() => first.output()).toContain('auth_0912345678')

    // What is built refuses what the sources refuse.
    expect((await fetch(`${first.url}/mgmt/?A=%ED%A0%80`)).status).toBe(400)
    const desk = await Desk.signIn(first.url, 'desk1')
    const options = (await desk.get('/api/v1/Postal/RegisterOptions')).body.Data
    const acknowledged: string[] = []
    const register = async () => {
      for (;;) {
        const PdId = newId()
        const body = { PdId, TabletId: castId('household', 'B棟-3F-1'), PostalTypeId: options.Kinds[0].Id }
        const answer = await desk.post('/api/v1/Postal', body).catch(() => undefined)
        if (answer?.status !== 200) return
        acknowledged.push(PdId)
      }
    }
    const workers = Array.from({ length: 4 }, register)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(40)
    first.child.kill('SIGKILL')
    await Promise.all(workers)
    await first.ended

    const second = start(env)
    await ready(second)
    const again = await Desk.signIn(second.url, 'desk1')
    const { body } = await again.get('/api/v1/Postal/Uncollected/Tablets', {
      TabletIds: [castId('household', 'B棟-3F-1')],
    })
    const kept = new Set(body.Data.map((p: { PdId: string }) => p.PdId))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])

    const third = start({ ...env, LOBBY_DATA: path.join(folder, 'other') })
    expect(await third.ended).toBe(1)
    expect(third.output()).toContain('已有其他程式使用')
    expect(third.output()).not.toContain('stack')

    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)

    const key = path.join(env.LOBBY_DATA, 'server.key')
    const aside = path.join(folder, 'aside.key')
    await rename(key, aside)
    const fourth = start(env)
    expect(await fourth.ended).toBe(1)
    expect(lastLine(fourth)).toContain('找不到這個資料庫原來的伺服器金鑰')
    expect(existsSync(key)).toBe(false)
    await rename(aside, key)
    await chmod(key, 0o644)
    const fifth = start(env)
    expect(await fifth.ended).toBe(1)
    expect(lastLine(fifth)).toContain(`請執行 chmod 600 '${key}'`)
    for (const program of [third, fourth, fifth]) expect(program.output()).not.toMatch(/\n {4}at /)
  })

  it.each([
    ['a folder', (file: string) => mkdir(file), '是資料夾而不是檔案'],
    ['no key', (file: string) => writeFile(file, 'hello', { mode: 0o600 }), '不是可用的伺服器金鑰'],
  ])(
    'a server.key that is %s is told in one sentence, and nothing is made',
    async (_what, make, sentence) => {
      const LOBBY_DATA = await mkdtemp(path.join(folder, 'key-'))
      await make(path.join(LOBBY_DATA, 'server.key'))
      const program = start({ LOBBY_DATA })
      expect(await program.ended).toBe(1)
      expect(lastLine(program)).toContain(sentence)
      expect(program.output()).not.toMatch(/\n {4}at /)
      expect(await readdir(LOBBY_DATA)).toEqual(['server.key'])
    },
  )

  it('--empty makes no demo: nobody can sign in, and it is said how to make the first account', async () => {
    const env = { PORT: String(await freePort()), LOBBY_DATA: path.join(folder, 'empty') }
    const program = start(env, '--empty')
    await ready(program)
    await expect.poll(() => program.output()).toContain('npm run operator -- add 名稱')
    expect(program.output()).not.toContain('lobby-demo')
    const desk = new Desk(program.url)
    const answer = await desk.post('/mvc/api/Login/CheckAccountPassword', {
      Account: 'desk1',
      Password: 'lobby-demo',
    })
    expect(answer.status).toBe(401)
  })

  it('an SMS_GATEWAY that is no good is told in one sentence, and nothing is made', async () => {
    const LOBBY_DATA = path.join(folder, 'gateway')
    const program = start({ LOBBY_DATA, SMS_GATEWAY: '{"address":"ftp://example.test"}' })
    expect(await program.ended).toBe(1)
    expect(lastLine(program)).toBe('SMS_GATEWAY：簡訊平台網址請以 https:// 或 http:// 開頭。')
    expect(existsSync(LOBBY_DATA)).toBe(false)
  })

  it.each([
    ['operator', ['add', 'eve'], noPassword],
    ['manager', ['--community', '青山大廈', '--account', 'auth_0987654321', '--name', '沈青'], noPassword],
    ['restore', ['/nowhere/all.tar.gz'], '找不到備份檔「/nowhere/all.tar.gz」。'],
  ])('npm run %s that is refused leaves nothing behind', (command, args, sentence) => {
    const LOBBY_DATA = path.join(folder, `none of ${command}`)
    const program = path.resolve(`bin/${command}.mjs`)
    const env = { ...process.env, LOBBY_DATA, LOBBY_PASSWORD: 'short' }
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' })
    expect([status, stderr.trim()]).toEqual([1, sentence])
    expect(existsSync(LOBBY_DATA)).toBe(false)
  })

  it('makes no demo beside an operator, also when --empty was forgotten', async () => {
    const env = { PORT: String(await freePort()), LOBBY_DATA: path.join(folder, 'operated') }
    const first = start(env, '--empty')
    await ready(first)
    execFileSync(process.execPath, [path.resolve('bin/operator.mjs'), 'add', 'eve'], {
      env: { ...process.env, ...env, LOBBY_PASSWORD: 'a horse of the desk 7' },
    })
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = start(env)
    await ready(second)
    await expect.poll(() => second.output()).toContain('Lobby 已就緒')
    expect(second.output()).not.toContain('lobby-demo')
  })
})
