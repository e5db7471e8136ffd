import { afterAll, beforeAll, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

it('Whoever reads out the numbers of a community waits, guesses of ids included; a colleague does not', async () => {
  const [desk, desk2] = [await lobby.as('desk1'), await lobby.as('desk2', '晴川社區')]
  const numbers = `/api/v1/PhoneNumber/resident/${cast.residents.lin.id}`
  const flood = await Promise.all(
    Array.from({ length: 130 }, () => desk2.get(`/api/v1/PhoneNumber/resident/${newId()}`)),
  )
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([404, 429]))
  expect((await desk2.get(numbers)).body.ErrorMessage.Code).toBe(429460)
  expect((await desk.get(numbers)).status).toBe(200)
})
