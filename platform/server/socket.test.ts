import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { testKey } from '#tests/setup/server-key.ts'
import { eventsPath } from './socket.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

interface Heard {
  socket: WebSocket
  hello: { Number: number; Resumed: boolean } | undefined
  events: { Number: number; Name: string; Mine: boolean }[]
  closed: number | undefined
}

function listen(desk: Desk, after?: number, headers: Record<string, string> = {}, url = lobby.url): Heard {
  const cookie = [...desk.cookies].map(([n, v]) => `${n}=${v}`).join('; ')
  const query = after === undefined ? '' : `?After=${after}`
  const socket = new WebSocket(`${url.replace('http', 'ws')}${eventsPath}${query}`, {
    // A session is of one kind of browser, and desks here are Node's fetch.
    headers: { cookie, 'user-agent': 'node', ...headers },
  })
  const heard: Heard = { socket, hello: undefined, events: [], closed: undefined }
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.Hello) heard.hello = message.Hello
    if (message.Events) heard.events.push(...message.Events)
  })
  socket.on('close', (code) => {
    heard.closed = code
  })
  socket.on('error', () => undefined)
  return heard
}

const waiting = async (desk: Desk) =>
  (await desk.get('/api/v1/Postal/Waiting', { MaxCount: 100 })).body.Data as {
    PdId: string
    ApplyStorageStatus: number
  }[]

async function handOverOne(desk: Desk): Promise<void> {
  const item = (await waiting(desk)).find((p) => p.ApplyStorageStatus === 0)
  const answer = await desk.patch('/api/v1/Postal/Uncollected/Status', {
    PdIds: [item?.PdId],
    ReceiveType: 3,
  })
  expect(answer.status).toBe(200)
}

describe('a socket whose line is gone', () => {
  it('is ended after two pings without an answer and gives its place back; one that answers stays', async () => {
    const own = await startLobby({ env: { PING_SECONDS: '1', SOCKETS_SESSION: '2' } })
    const desk = await own.as('desk1')
    const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const listening = listen(desk, undefined, {}, own.url)
    await expect.poll(() => listening.hello).toBeDefined()
    const gone = new WebSocket(own.url.replace('http', 'ws') + eventsPath, {
      headers: { cookie, 'user-agent': 'node' },
      autoPong: false,
    })
    let pings = 0
    gone.on('ping', () => pings++)
    gone.on('error', () => undefined)
    const ended = once(gone, 'close')
    await once(gone, 'message')
    const third = listen(desk, undefined, {}, own.url)
    await expect.poll(() => third.closed).toBe(1013)
    expect((await ended)[0]).toBe(1006)
    expect(pings).toBe(2)
    const next = listen(desk, undefined, {}, own.url)
    await expect.poll(() => next.hello).toBeDefined()
    expect(listening.closed).toBeUndefined()
    await own.close()
  })
})

describe('live events', () => {
  it('reach every browser of the community, and none of another', async () => {
    const [one, two, other] = await Promise.all([
      lobby.as('desk1'),
      lobby.as('desk2', '晴川社區'),
      lobby.as('desk2', '松濤苑'),
    ])
    const heard = [listen(one), listen(two), listen(other)]
    await expect.poll(() => heard.every((h) => h.hello)).toBe(true)
    await handOverOne(one)
    await expect.poll(() => [heard[0]?.events.length, heard[1]?.events.length]).toEqual([1, 1])
    expect(heard[0]?.events[0]).toMatchObject({ Name: 'packages.handedOver', Mine: true })
    expect(heard[1]?.events[0]).toMatchObject({ Name: 'packages.handedOver', Mine: false })
    expect(heard[2]?.events).toEqual([])
    for (const h of heard) h.socket.close()
  })

  it('are resumed by number after an interruption: none lost, none twice, in order', async () => {
    const desk = await lobby.as('desk1')
    const first = listen(desk)
    await expect.poll(() => first.hello).toBeTruthy()
    first.socket.close()
    const from = first.hello?.Number ?? 0
    for (let n = 0; n < 5; n++) await handOverOne(desk)
    const again = listen(desk, from)
    await expect.poll(() => again.events.length).toBe(5)
    expect(again.hello?.Resumed).toBe(true)
    expect(again.events.map((e) => e.Number)).toEqual([1, 2, 3, 4, 5].map((n) => from + n))
    again.socket.close()
  })

  it('many hand-overs at once lose no number', async () => {
    const desk = await lobby.as('desk1')
    const heard = listen(desk)
    await expect.poll(() => heard.hello).toBeTruthy()
    const ids = (await waiting(desk))
      .filter((p) => p.ApplyStorageStatus === 0)
      .slice(0, 30)
      .map((p) => p.PdId)
    await Promise.all(
      ids.map((id) => desk.patch('/api/v1/Postal/Uncollected/Status', { PdIds: [id], ReceiveType: 3 })),
    )
    await expect.poll(() => heard.events.length, { timeout: 5000 }).toBe(ids.length)
    const numbers = heard.events.map((e) => e.Number)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(new Set(numbers).size).toBe(ids.length)
    heard.socket.close()
  })

  it('a number from nowhere makes the browser load anew', async () => {
    const heard = listen(await lobby.as('desk1'), 9_999_999)
    await expect.poll(() => heard.hello?.Resumed).toBe(false)
    heard.socket.close()
  })

  it('a socket needs the login cookie and our own origin, and closes within a second of logout', async () => {
    const nobody = listen(lobby.nobody())
    await expect.poll(() => nobody.closed).toBe(4401)
    const desk = await lobby.as('desk1')
    const foreign = listen(desk, undefined, { origin: 'https://evil.example' })
    await expect.poll(() => foreign.closed !== undefined && !foreign.hello).toBe(true)
    const mine = listen(desk)
    await expect.poll(() => mine.hello).toBeTruthy()
    await desk.get('/mvc/api/ServiceWorker/AuthorizationLogout')
    await expect.poll(() => mine.closed, { timeout: 3000 }).toBe(4401)
  })

  it('a browser that comes while the database looks up the sessions of others is not signed out', async () => {
    const [first, second] = await Promise.all([lobby.as('desk1'), lobby.as('desk1')])
    const there = listen(first)
    await expect.poll(() => there.hello).toBeTruthy()
    const held = async (query: string) =>
      (
        await lobby.owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
          [query],
        )
      ).rowCount !== 0
    const isChecking = () => held('%s.id = any%')
    const isLookedUp = () => held('%s.cookie_hash = $1%')
    const gone = async (heard: Heard) => {
      heard.socket.close()
      await expect.poll(() => heard.closed).toBeDefined()
    }
    const slow = await lobby.owner.connect()
    let late: Heard | undefined
    let turn = 0
    // Again, when the server did not know the second browser any more and had to look it up as well. Each turn begins at
    // another moment between two looks: right after one, it is forgotten just before the next.
    do {
      if (late) await gone(late)
      await setTimeout(turn++ * 170)
      const known = listen(second)
      await expect.poll(() => known.hello).toBeTruthy()
      await gone(known)
      await slow.query('begin')
      await slow.query('lock table membership in access exclusive mode')
      await expect.poll(isChecking, { interval: 10, timeout: 5000 }).toBe(true)
      const coming = listen(second)
      late = coming
      await expect
        .poll(async () => Boolean(coming.hello) || (await isLookedUp()), { interval: 10 })
        .toBe(true)
      await slow.query('commit')
    } while (!late.hello)
    slow.release()
    await first.get('/mvc/api/ServiceWorker/AuthorizationLogout')
    await expect.poll(() => there.closed, { timeout: 3000 }).toBe(4401)
    expect(late.closed).toBe(undefined)
    late.socket.close()
  }, 60_000)

  it('cross between server processes over one database', async () => {
    const { buildApp } = await import('#apps/server/app.ts')
    const { migrate } = await import('#database/migrate.ts')
    const { readConfig } = await import('./config.ts')
    const { pino } = await import('pino')
    const config = readConfig(['--run=api'], {
      LOBBY_DATA: lobby.dataFolder,
      LOBBY_KEY: testKey,
      NODE_ENV: 'test',
    })
    const second = await buildApp(
      config,
      lobby.connection,
      await migrate(lobby.connection),
      pino({ level: 'fatal' }),
    )
    const url = (await second.http?.listen({ host: '127.0.0.1', port: 0 })) ?? ''
    const desk = await lobby.as('desk1')
    const there = listen(desk, undefined, {}, url)
    await expect.poll(() => there.hello).toBeTruthy()
    await handOverOne(desk)
    await expect.poll(() => there.events.length).toBe(1)
    there.socket.close()
    await second.close()
  })

  it('a browser that no longer answers does not hold up the end of the program', {
    timeout: 15_000,
  }, async () => {
    const own = await startLobby()
    const desk = await own.as('desk1')
    const cookie = [...desk.cookies].map(([n, v]) => `${n}=${v}`).join('; ')
    const dead = connect(Number(new URL(own.url).port), '127.0.0.1')
    dead.on('error', () => undefined)
    dead.write(
      `GET ${eventsPath} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: ${cookie}\r\n\r\n`,
    )
    await once(dead, 'data')
    // Left alone, the close would wait half a minute for this client.
    await own.close()
    dead.destroy()
  })

  it('a fault of the database while a browser connects is no sign-out: it may try again (1013)', async () => {
    const own = await startLobby()
    const desk = await own.as('desk1')
    // Longer than a session is remembered; then the question fails.
    await own.owner.query('alter table session rename to session_gone')
    const closed = async () => {
      const heard = listen(desk, undefined, {}, own.url)
      await once(heard.socket, 'close')
      return heard.closed
    }
    await expect
      .poll(
        async () => {
          const heard = listen(desk, undefined, {}, own.url)
          await expect.poll(() => heard.hello ?? heard.closed).toBeTruthy()
          heard.socket.close()
          return heard.closed
        },
        { timeout: 5000 },
      )
      .toBe(1013)
    expect(await closed()).toBe(1013)
    await own.close()
  })
})
