import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/EvCharging'
let lobby: Lobby
let treasurer: Desk
beforeAll(async () => {
  lobby = await startLobby()
  treasurer = await lobby.as('treasurer1', '晴川社區')
})
afterAll(() => lobby.close())

interface Row {
  Before: number
  After: number
}

it('A trial prices last month’s sessions by rates as they are typed, beside what they cost and what Taipower takes', async () => {
  const versions = (await treasurer.get(`${path}/Rate`)).body.Data.Versions
  const [draft, held] = versions
  const tried = async (rate: object) => (await treasurer.post(`${path}/RateTrial`, rate)).body.Data
  const same = await tried(held)
  expect(same.SessionCount).toBeGreaterThan(100)
  expect(same.Before).toMatchObject({ Number: 4, Amount: same.After.Amount, Parts: same.After.Parts })
  expect(same.Households.every((row: Row) => row.Before === row.After)).toBe(true)
  const next = await tried(draft)
  const sum = (name: 'Before' | 'After') =>
    next.Households.reduce((all: number, row: Row) => all + row[name], 0)
  expect([sum('Before'), sum('After')]).toEqual([next.Before.Amount, next.After.Amount])
  expect(next.After.Amount).toBeGreaterThan(next.Before.Amount)
  // Twice the platform’s fee is that fee once more for each session with energy; energy costs the same.
  const dearer = await tried({ ...draft, PlatformFee: draft.PlatformFee + 500 })
  expect(dearer.After.Amount - next.After.Amount).toBe(5 * next.SessionCount)
  expect(dearer.After.Parts).toEqual(next.After.Parts)
  // Taipower’s own prices at its own hours cost what Taipower takes.
  const [table] = (await treasurer.get(`${path}/Rate`)).body.Data.Taipower.filter(
    ({ Voltage }: { Voltage: string }) => Voltage === 'low',
  )
  const bought = await tried({
    ...draft,
    Other: { ...draft.Other, PeakPrice: table.OtherPeak / 100, OffPeakPrice: table.OtherOffPeak / 100 },
    Summer: { ...draft.Summer, PeakPrice: table.SummerPeak / 100, OffPeakPrice: table.SummerOffPeak / 100 },
  })
  expect(bought.After.Parts).toEqual(bought.Taipower)
  expect((await (await lobby.as('desk1')).post(`${path}/RateTrial`, draft)).status).toBe(403)
})
