import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { issueBill } from '#tests/setup/bank-samples.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { segmentsOf } from '../barcodes.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

describe('a code that is typed or scanned', () => {
  const check = async (Code: string, more = {}, who = manager) =>
    (await who.get('/api/v1/Config/Community/Collecting/Check', { Code, ...more })).body.Data
  const number = '9912800420078'

  it('leads to its household and its bill for ever, with or without spaces, also when the bill is void', async () => {
    const { billId, householdId } = await issueBill(lobby, {
      household: 'A棟-12F-3',
      code: `${number}0`,
      total: 3_638,
    })
    const found = await check('99128 0042 0078 0')
    expect(found).toMatchObject({ Finding: 'given', TabletId: householdId, TabletNote: 'A棟-12F-3' })
    expect(found.Bill).toMatchObject({ BillId: billId, Total: 3_638, Left: 3_638, IsVoided: false })
    await issueBill(lobby, { household: 'B棟-3F-1', code: '77712345678', voided: true })
    const old = await check('77712345678')
    expect(old).toMatchObject({ Finding: 'given', TabletNote: 'B棟-3F-1', Bill: { IsVoided: true } })
  })

  it('as three barcodes is checked over all three, and says what their check characters should be', async () => {
    await issueBill(lobby, { household: 'A棟-12F-3', code: '5551234567', total: 1_200 })
    const segments = segmentsOf({
      until: '2026-12-31',
      itemCode: 'K6A',
      number: '5551234567',
      month: '2026-11',
      amount: 1_200,
    })
    const found = await check(segments.join(' '))
    expect(found.Bill).toMatchObject({ Total: 1_200 })
    const wrong = await check([segments[0], segments[1], `${segments[2].slice(0, 14)}9`].join(' '))
    expect(wrong.Finding).toBe('badCheckCharacters')
    expect(wrong.Expected).toMatch(/^[0-9A-Y]{2}$/)
    expect((await check(segments[0])).Finding).toBe('firstBarcode')
    expect((await check(segments[2])).Finding).toBe('thirdBarcode')
    expect((await check(segments.slice(0, 2).join(' '))).TabletNote).toBe('A棟-12F-3')
  })

  it('that is nobody’s says why', async () => {
    expect((await check('123')).Finding).toBe('otherLength')
    expect((await check('12345678901234')).Finding).toBe('otherPrefix')
    expect((await check('ABC1234567')).Finding).toBe('noDigits')
  })

  it('of another community is nobody’s here', async () => {
    await issueBill(lobby, {
      community: '晴川社區',
      household: 'A棟-12F-3',
      run: '他社區',
      code: '66612345678',
    })
    await lobby.owner.query(
      'insert into community_service (community_id, service_id, kind, position) values ($1, 2, 1, 9)',
      [castId('community', '松濤苑')],
    )
    const other = await lobby.as('auth_0912345678', '松濤苑')
    expect(await check('66612345678', {}, other)).toMatchObject({
      TabletId: null,
      TabletNote: '',
      Bill: null,
    })
  })
})
