import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

interface Found {
  TabletNote: string
  Matched: string
}

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

async function find(Text: string, MaxCount?: number): Promise<Found[]> {
  const { status, body } = await desk.get('/api/v1/CommunityTablet/Search', { Text, MaxCount })
  expect(status).toBe(200)
  return body.Data
}
const labels = (found: readonly Found[]) => found.map((household) => household.TabletNote)

describe('The desk finds a household by whatever it knows', () => {
  test.each(['A12-3', 'a12f3', 'Ａ１２－３', 'A棟-12F-3', ' A12-3 '])('by its label: %s', async (typed) => {
    const found = await find(typed)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      TabletNote: 'A棟-12F-3',
      Names: ['王建民', '林淑芬', '王小明'],
      Matched: '',
    })
  })

  test('by floor and unit, in every building', async () => {
    expect(labels(await find('12-3'))).toEqual(['A棟-12F-3', 'B棟-12F-3', 'C棟-12F-3'])
  })

  test('by a part of a label: whole parts come before beginnings, in the order of the picker', async () => {
    expect(labels(await find('A1', 8))).toEqual([
      ...[1, 2, 3, 4].map((unit) => `A棟-1F-${unit}`),
      ...[1, 2, 3, 4].map((unit) => `A棟-10F-${unit}`),
    ])
  })

  test('by a fragment of a name; the whole name comes first', async () => {
    const [first] = await find('周明德')
    expect(first).toMatchObject({ TabletNote: 'A棟-7F-2', Matched: '周明德' })
    expect((await find('小明')).map((household) => household.Matched)).toContain('歐陽小明')
    expect(await find('𠮷')).toMatchObject([{ TabletNote: 'C棟-4F-2', Matched: '林𠮷祥' }])
    expect(await find('john')).toMatchObject([{ TabletNote: 'C棟-8F-4', Matched: 'John Smith' }])
  })

  test.each(['846', '1846', '0935271846', '0935-271-846'])(
    'by the end of a phone number, shown masked (個資法 Art. 5): %s',
    async (typed) => {
      const { body } = await desk.get('/api/v1/CommunityTablet/Search', { Text: typed, MaxCount: 50 })
      expect(body.Data).toContainEqual(
        expect.objectContaining({ TabletNote: 'A棟-12F-3', Matched: '王建民 0935***846' }),
      )
      expect(JSON.stringify(body)).not.toContain('0935271846')
    },
  )

  test('two digits of a phone number are too few', async () => {
    expect((await find('46', 50)).filter((household) => household.Matched.includes('***'))).toEqual([])
  })

  test.each(['BKS-3517', 'bks3517', 'bks 3517', '3517'])('by a plate: %s', async (typed) => {
    expect(await find(typed, 50)).toContainEqual(
      expect.objectContaining({ TabletNote: 'A棟-12F-3', Matched: 'BKS-3517' }),
    )
  })

  test.each(['', '  ', '沒有這個人', '%', '_', "'", '\\', '(((', '***=x', 'Z99-9'])(
    'nothing is found by what means nothing: %s',
    async (typed) => {
      expect(await find(typed)).toEqual([])
    },
  )

  test('never in another community', async () => {
    expect(await find('朱文彬')).toEqual([])
    expect(await find('松濤')).toEqual([])
  })

  test.each([{ Text: 'A', MaxCount: 51 }, { Text: 'A', MaxCount: 0 }, { Text: 'A'.repeat(51) }, {}])(
    'a wrong question is a 400: %j',
    async (query) => {
      expect((await desk.get('/api/v1/CommunityTablet/Search', query)).status).toBe(400)
    },
  )

  test('nobody without a session', async () => {
    expect((await lobby.nobody().get('/api/v1/CommunityTablet/Search', { Text: 'A' })).status).toBe(401)
  })
})
