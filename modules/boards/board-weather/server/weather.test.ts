import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardsBase as base } from '#tests/setup/screens.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const element = (elementName: string, parameterName: string) => ({
  elementName,
  time: [{ startTime: '2026-11-27 18:00:00', endTime: '2026-11-28 06:00:00', parameter: { parameterName } }],
})
/** As the Central Weather Administration answers. */
const forecast = {
  success: 'true',
  records: {
    datasetDescription: '三十六小時天氣預報',
    location: [
      {
        locationName: '臺北市',
        weatherElement: [
          element('Wx', '多雲'),
          element('PoP', '30'),
          element('MinT', '18'),
          element('MaxT', '24'),
        ],
      },
    ],
  },
}

let lobby: Lobby
let manager: Desk
const asked: URL[] = []
const source = createServer((request, answer) => {
  const url = new URL(request.url ?? '', 'http://source')
  asked.push(url)
  const isKnown = url.searchParams.get('Authorization') === 'CWA-KEY-1'
  answer.writeHead(isKnown ? 200 : 401).end(JSON.stringify(isKnown ? forecast : { message: 'no' }))
})
beforeAll(async () => {
  source.listen(0, '127.0.0.1')
  await once(source, 'listening')
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1' } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(async () => {
  await lobby.close()
  source.close()
})

it('the weather of a county stands on boards once its source is set up, and a key that is wrong is said', async () => {
  const address = source.address()
  const Address = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/F-C0032-001`
  const path = `${base}/Weather`
  const shown = async () => (await manager.get(path)).body.Data
  const save = async (part: object) =>
    manager.put(path, { County: '臺北市', Address, Key: '', Version: (await shown()).Version, ...part })
  expect(await shown()).toMatchObject({ County: '', HasKey: false, Version: 0 })
  expect((await save({ Address: 'file:///etc/passwd' })).body.ErrorMessage.Code).toBe(400_23_041)
  expect((await save({ Key: 'wrong' })).status).toBe(200)
  await expect.poll(async () => (await shown()).Fault, { timeout: 20_000 }).toBe('wrongKey')
  await save({ Key: 'CWA-KEY-1' })
  await expect.poll(async () => (await shown()).FetchedAt, { timeout: 20_000 }).not.toBe(null)
  expect(asked.at(-1)?.searchParams.get('locationName')).toBe('臺北市')
  const part = (await manager.get(`${base}/Part`)).body.Data.find(
    ({ Part }: { Part: string }) => Part === 'boardWeather',
  )
  expect(part.Facts).toEqual([{ Title: '臺北市', Big: '18–24° 多雲', Note: '降雨 30%' }])
  const { rows } = await lobby.owner.query('select sealed_key, fact from board_weather')
  expect(rows[0].sealed_key.toString('latin1')).not.toContain('CWA-KEY-1')
  // What is six hours old is no weather any more.
  await lobby.owner.query("update board_weather set fetched_at = now() - interval '7 hours'")
  const later = (await manager.get(`${base}/Part`)).body.Data
  expect(later.find(({ Part }: { Part: string }) => Part === 'boardWeather').Facts).toEqual([])
  // The key goes nowhere but to where it was typed for.
  const before = asked.length
  await save({ Address: Address.replace('127.0.0.1', 'localhost') })
  expect((await shown()).HasKey).toBe(false)
  await save({})
  expect([(await shown()).HasKey, asked.length]).toEqual([false, before])
})
