import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { logValues } from '#modules/building/alarm-log/server/public.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const alarm = '/api/v1/Alarm'
let lobby: Lobby
let desk: Desk
let stage: Awaited<ReturnType<typeof alarmStage>>
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  stage = await alarmStage(lobby)
})
afterAll(async () => {
  await stage.close()
  await lobby.close()
})

interface Spot {
  TagId: string
  Tag: string
  Floor: string
  Height: number
  Label: string
}
const show = async (who = desk) => (await who.get(`${alarm}/Building`)).body.Data
const points = async () => (await desk.get(`${alarm}/tag`)).body.Data
const idOf = async (AssetCode: string): Promise<string> =>
  (await points()).find((point: { AssetCode: string }) => point.AssetCode === AssetCode).TagId

describe('the picture of the building', () => {
  it('has its towers in their order with their storeys, and each public point where its place says', async () => {
    const { Towers, Spots } = await show()
    expect(Towers).toEqual(['A棟', 'B棟', 'C棟'].map((Tag) => ({ Tag, Storeys: 15 })))
    const spot = async (code: string) => {
      const TagId = await idOf(code)
      return Spots.find((one: Spot) => one.TagId === TagId)
    }
    expect(await spot('W-001')).toMatchObject({ Tag: 'A棟', Floor: 'RF', Label: '水箱' })
    expect(await spot('F-113')).toMatchObject({ Tag: 'B棟', Floor: '3F', Height: 3, Label: '走道' })
    expect(await spot('P-021')).toMatchObject({ Tag: '', Floor: 'B2', Height: -2, Label: '污水泵' })
  })

  it('shows no household’s button to call for help, and no trend of what is none', async () => {
    const { Spots } = await show()
    const all = await points()
    const isPrivate = new Map(
      all.map((point: { TagId: string; IsPrivate: boolean }) => [point.TagId, point.IsPrivate]),
    )
    expect(Spots.length).toBe(all.length - [...isPrivate.values()].filter(Boolean).length)
    expect(Spots.some(({ TagId }: Spot) => isPrivate.get(TagId))).toBe(false)
    expect((await desk.get(`${alarm}/tag/${newId()}/Trend`)).status).toBe(404)
  })

  it('says how a point went: the least, the greatest and the last of each step, and nothing older', async () => {
    const TagId = await idOf('F-112')
    const said = (minutes: number, value: number) =>
      stage.work(async (work) => {
        const at = new Date(Date.now() - minutes * 60_000)
        await logValues(work, 'gateway', [{ pointId: TagId, at, value, isAbnormal: false }])
      })
    await said(90, 1)
    for (const [nth, value] of [7, 2, 5].entries()) await said(30 - nth * 8, value)
    const trend = async (Hours: number) =>
      (await desk.get(`${alarm}/tag/${TagId}/Trend`, { Hours: String(Hours) })).body.Data.Steps as {
        Low: string
        High: string
        Last: string
      }[]
    expect((await trend(1)).map(({ Last }) => Last)).toEqual(['7', '2', '5'])
    const month = await trend(720)
    expect(Math.min(...month.map(({ Low }) => Number(Low)))).toBe(1)
    expect(Math.max(...month.map(({ High }) => Number(High)))).toBe(7)
    expect(month.at(-1)?.Last).toBe('5')
    expect((await desk.get(`${alarm}/tag/${TagId}/Trend`, { Hours: '5' })).status).toBe(400)
  })
})
