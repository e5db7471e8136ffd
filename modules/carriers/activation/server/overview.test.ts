import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { activationOf } from '#tests/setup/activation.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, empty, elsewhere } = cast.households

let lobby: Lobby
let at: ReturnType<typeof activationOf>
beforeAll(async () => {
  lobby = await startLobby()
  at = activationOf(await lobby.as('desk1'))
})
afterAll(() => lobby.close())

interface Row {
  TabletId: string
  TabletNote: string
  CardCount: number
  LostCount: number
  PhoneCount: number
  SerialCount: number
}
const labels = async (query: Record<string, string | number>): Promise<string[]> =>
  (await at.list(query)).body.Data.map((row: Row) => row.TabletNote)

describe('the list of activations', () => {
  it('counts cards, phones and open serial numbers of each household', async () => {
    const { Data } = (await at.list({ Text: 'A12-3' })).body
    expect(Data).toMatchObject([{ TabletNote: wang.label, LostCount: 0, SerialCount: 0 }])
    expect(Data[0].CardCount).toBeGreaterThanOrEqual(2)
    expect(Data[0].PhoneCount).toBeGreaterThanOrEqual(1)
    expect((await at.list({ Text: 'A12-2' })).body.Data[0]).toMatchObject({
      TabletId: empty.id,
      CardCount: 0,
      PhoneCount: 0,
    })
  })

  it('shows who is not activated, who lost a card, and where a serial number waits', async () => {
    expect(await labels({ View: 'none', Tag: 'A棟' })).not.toContain(wang.label)
    expect(await labels({ View: 'none', Tag: 'A棟' })).toContain(empty.label)
    expect(await labels({ View: 'lost' })).toEqual(['C棟-8F-4'])
    expect(await labels({ View: 'serial' })).toEqual(['A棟-5F-1'])
    const { Summary } = (await at.list({ MaxCount: 1 })).body
    expect(Summary).toMatchObject({ Lost: 1, Serial: 1 })
    // Virtual households are in the list, but nobody has to activate them.
    expect(Summary.Activated + Summary.None).toBeLessThan(Summary.All)
  })

  it.each([
    ['a label', 'A12-3', 'A棟-12F-3'],
    ['a name', '林淑芬', 'A棟-12F-3'],
    ['a card as another reader reads it', '40E93117', 'A棟-12F-3'],
    ['a part of a card’s code', '1731E9', 'A棟-12F-3'],
    ['a phone’s barcode', cast.phones.bound.serial, 'A棟-12F-3'],
    ['the end of a phone’s barcode', cast.phones.bound.serial.slice(-4), 'A棟-12F-3'],
    ['a card that is lost', cast.cards.lost.code, 'C棟-8F-4'],
  ])('finds a household by %s', async (_, text, label) => {
    expect(await labels({ Text: text })).toEqual([label])
  })

  it('comes page by page in the order of the picker, none lost and none twice', async () => {
    const seen: string[] = []
    let After = ''
    do {
      const { body } = await at.list({ After, MaxCount: 40 })
      seen.push(...body.Data.map((row: Row) => row.TabletNote))
      After = body.Pagination.After
      if (!After) expect(body.Pagination.Total).toBe(seen.length)
    } while (After)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.indexOf('A棟-2F-1')).toBeLessThan(seen.indexOf('A棟-12F-1'))
    expect((await at.list({ After: 'x' })).status).toBe(400)
  })

  it('shows nothing of another community, and one household’s detail leaves an audit row', async () => {
    expect(await labels({ Text: elsewhere.label })).toEqual([])
    expect(await at.show(elsewhere.id)).toBeUndefined()
    await at.show(wang.id)
    const { rows } = await lobby.owner.query(
      "select count(*) as n from audit where action = 'activation.view' and target_id = $1",
      [wang.id],
    )
    expect(rows[0].n).toBe(1)
  })
})
