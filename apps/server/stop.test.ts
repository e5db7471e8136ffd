import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { livePostmaster } from '#platform/postgres/postmaster.ts'
import { eventsPath } from '#platform/server/socket.ts'
import { Desk } from '#tests/setup/desk.ts'
import { freePort, isReady, type Program, startProgram } from '#tests/setup/program.ts'
import { dial } from '#tests/setup/raw.ts'

let folder: string
const running: Program[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-stop-'))
})
afterAll(async () => {
  for (const program of running) program.child.kill('SIGTERM')
  await Promise.all(running.map((program) => program.ended))
  await rm(folder, { recursive: true, force: true })
})

async function begin(more: Record<string, string> = {}): Promise<Program> {
  const env = { PORT: String(await freePort()), LOBBY_DATA: path.join(folder, 'data'), ...more }
  const program = startProgram(env, [], { detached: true })
  running.push(program)
  await expect.poll(() => isReady(program), { timeout: 120_000, interval: 100 }).toBe(true)
  return program
}

async function postmaster(): Promise<number | undefined> {
  const data = path.join(folder, 'data')
  const at = process.getuid?.() === 0 ? await readFile(path.join(data, 'postgres-is-at.txt'), 'utf8') : data
  return (await livePostmaster(path.join(at.trim(), 'postgres')))?.pid
}

interface Answer {
  packageId: string
  status: number
  said: unknown
}

/** Registers packages one after the other until the line is gone; gives what each was answered. */
async function write(desk: Desk, answers: Answer[]): Promise<void> {
  const options = (await desk.get('/api/v1/Postal/RegisterOptions')).body.Data
  for (;;) {
    const TabletId = castId('household', 'B棟-3F-1')
    const packageId = newId()
    const sent = { PdId: packageId, TabletId, PostalTypeId: options.Kinds[0].Id }
    const answer = await desk.post('/api/v1/Postal', sent).catch((error: Error) => error)
    // Nobody listens any more: nothing was sent.
    if (answer instanceof Error) {
      const { code } = (answer.cause ?? {}) as { code?: string }
      if (code === 'ECONNREFUSED') return
      answers.push({ packageId, status: 0, said: code })
      return
    }
    answers.push({ packageId, status: answer.status, said: answer.body?.ErrorMessage?.Code ?? 'done' })
    if (answer.status !== 200) return
  }
}

describe('Ctrl-C, which every process of the terminal hears', { timeout: 240_000 }, () => {
  it.each([
    ['the program', false],
    ['the program and PostgreSQL', true],
  ])(
    'by %s, while 150 browsers listen and desks write, ends all in 5 s, and each write has its answer',
    async (_who, alsoPostgres) => {
      const program = await begin({ SOCKETS_SESSION: '200' })
      const desks = [await Desk.signIn(program.url, 'desk1')]
      let hellos = 0
      const sockets = Array.from({ length: 150 }, (_, n) => {
        const desk = desks[n % desks.length]
        const cookie = [...(desk?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
        const socket = new WebSocket(program.url.replace('http', 'ws') + eventsPath, {
          headers: { cookie, 'user-agent': 'node' },
        })
        socket.once('message', () => hellos++)
        socket.on('error', () => undefined)
        return socket
      })
      await expect.poll(() => hellos, { timeout: 30_000 }).toBe(150)
      const held = dial(program.url)
      held.write('POST /api/v1/Postal HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n{')
      const answers: Answer[] = []
      const writers = desks.flatMap((desk) => Array.from({ length: 12 }, () => write(desk, answers)))
      await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(60)
      const server = await postmaster()

      process.kill(-(program.child.pid ?? 0), 'SIGINT')
      if (alsoPostgres) process.kill(server ?? 0, 'SIGINT')
      const code = await program.ended
      // After less than 5 s of its own clock the program would have given up on whatever still hangs, with 1.
      expect(code, program.output()).toBe(0)

      await Promise.all(writers)
      const refused = answers.filter(({ status }) => status !== 200)
      // What reached the machine when nobody read any more is cut off by it; then it was not done either.
      const cut = refused.filter(({ status, said }) => status === 0 && said === 'ECONNRESET')
      for (const item of refused)
        if (!cut.includes(item)) expect(item).toMatchObject({ status: 503, said: expect.any(Number) })
      expect(cut.length).toBeLessThan(6)
      // A server that writes its last pages on a busy machine goes on after the program, which says so, and ends by itself.
      await expect.poll(postmaster, { timeout: 30_000 }).toBeUndefined()
      expect(sockets.every((socket) => socket.readyState === WebSocket.CLOSED)).toBe(true)
      held.destroy()
      if (cut.length) await expectNotDone(cut)
    },
  )
})

/** Looks after a new start whether what had no answer was left undone. */
async function expectNotDone(cut: readonly Answer[]): Promise<void> {
  const again = await Desk.signIn((await begin()).url, 'desk1')
  for (const { packageId } of cut)
    expect((await again.post(`/api/v1/Postal/${packageId}/Label`)).status).toBe(404)
}

describe('a database that breaks while somebody holds a body open', { timeout: 240_000 }, () => {
  it('is up again without waiting for that body; and kill -9 of the program leaves no PostgreSQL behind', async () => {
    const program = await begin({ POSTGRES_LINGER: '1' })
    const held = dial(program.url)
    held.write(
      'POST /mvc/api/Login/CheckAccountPassword HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    )
    const former = await postmaster()
    process.kill(former ?? 0, 'SIGKILL')
    await expect.poll(async () => (await postmaster()) !== former, { timeout: 60_000 }).toBe(true)
    await expect.poll(() => isReady(program), { timeout: 60_000 }).toBe(true)
    held.destroy()
    program.child.kill('SIGKILL')
    await program.ended
    await expect.poll(postmaster, { timeout: 30_000 }).toBeUndefined()
  })
})
