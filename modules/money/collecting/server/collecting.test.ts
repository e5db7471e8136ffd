import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { picture, uploadForm } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { readSegments, type Segments } from '../barcodes.ts'
import { collecting as contract } from '../contract.ts'

const path = '/api/v1/Config/Community'
const drafts = `${path}/Account/Draft`
let lobby: Lobby
let manager: Desk
let committee: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  committee = await lobby.as('committee1')
})
afterAll(() => lobby.close())

const copy = (content: Buffer, name = 'passbook.png', who = manager) =>
  who.post(`${path}/PassbookCopy`, uploadForm(undefined, content, name))
const kept = async (): Promise<string> => (await copy(picture)).body.Data.PassbookUrl
async function application(more: object = {}) {
  const given = { AccountName: '晴川社區管理委員會', BankBranchNumber: '822-0012', Account: '4105 4012 3456' }
  return { AccountId: newId(), ...given, PassbookUrl: await kept(), ...more }
}
const shown = async (query = {}, who = manager) => (await who.get(`${path}/Account`, query)).body.Data
const code = ({ body }: { body: { ErrorMessage: { Code: number } } }) => body.ErrorMessage.Code

describe('the copy of a passbook', () => {
  it.each([
    ['a PNG', picture, 'image/png'],
    ['a PDF under another name', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'],
  ])('may be %s (R284)', async (_, content, type) => {
    const { status, body } = await copy(content, 'whatever.gif')
    expect(status).toBe(200)
    expect(body.Data.MimeType).toBe(type)
    expect(body.Data.PassbookUrl).toMatch(/^passbook\//)
  })

  it.each([
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['a web page', '<html>'],
    ['a workbook', 'PK\x03\x04'],
    ['nothing', ''],
  ])('may not be %s, whatever it is called (R284)', async (_, content) => {
    const answer = await copy(Buffer.from(content, 'latin1'), 'passbook.pdf')
    expect(code(answer)).toBe(415_21_305)
    expect(answer.body.ErrorMessage.Description).toMatch('只接受 PDF、PNG 或 JPEG')
  })

  it('is read by the person: nothing is guessed of it', async () => {
    const { body } = await manager.post(`${path}/PassbookRecognize`, { PassbookUrl: await kept() })
    expect(body.Data).toEqual({ IsRecognized: false, AccountName: '', BankBranchNumber: '', Account: '' })
  })
})

describe('the beneficiary account', () => {
  it('of the demo community is in force, with an earlier one; numbers show their last digits (R289)', async () => {
    const { Current, Pending, History } = await shown()
    expect(Current).toMatchObject({
      AccountName: '晴川社區管理委員會',
      BankName: '玉山銀行',
      Account: '•••••••••6789',
    })
    expect([Pending, History.length]).toEqual([null, 1])
    const whole = await committee.get(`${path}/Account/${Current.AccountId}`)
    expect(whole.body.Data.Account).toBe('1234940056789')
    const { rows } = await lobby.owner.query("select 1 from audit where action = 'collecting.openAccount'")
    expect(rows).toHaveLength(1)
  })

  it('is applied for, waits, and is revoked by whoever may apply (R290, R291)', async () => {
    const asked = await application()
    const made = await manager.post(drafts, asked)
    expect(made.body.Data).toMatchObject({
      Status: 'pending',
      Account: '••••••••3456',
      BankBranchNumber: '8220012',
    })
    expect((await manager.post(drafts, asked)).status).toBe(200)
    expect(code(await manager.post(drafts, { ...asked, AccountName: '別的' }))).toBe(409_21_301)
    expect(code(await manager.post(drafts, await application()))).toBe(409_21_302)
    expect((await shown({ Provider: 'kgi' })).Pending).toBeNull()
    expect(code(await manager.put(`${drafts}/Withdraw?Provider=kgi`))).toBe(409_21_303)
    expect((await manager.put(`${drafts}/Withdraw`)).body.Data.Pending).toBeNull()
    expect(code(await manager.put(`${drafts}/Withdraw`))).toBe(409_21_303)
    expect((await shown()).History[0]).toMatchObject({ Status: 'withdrawn', AccountId: asked.AccountId })
  })

  it('is approved by a second person, never by whoever applied', async () => {
    const asked = await application()
    await manager.post(drafts, asked)
    const approve = (who: Desk) => who.post(`${drafts}/${asked.AccountId}/Approve`)
    expect(code(await approve(manager))).toBe(409_21_304)
    const { rows } = await lobby.owner.query('select decision from beneficiary_account where id = $1', [
      asked.AccountId,
    ])
    expect(rows).toEqual([{ decision: null }])
    const both = await Promise.all([approve(committee), approve(committee)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { Current, History } = await shown()
    expect(Current).toMatchObject({ AccountId: asked.AccountId, Status: 'approved', BankName: '中國信託' })
    expect(Current.DecidedBy).not.toBe(Current.AppliedBy)
    expect(History.filter(({ Status }: { Status: string }) => Status === 'approved')).toHaveLength(2)
  })

  it('is refused with a reason, and what was in force stays', async () => {
    const before = (await shown()).Current.AccountId
    const asked = await application()
    await manager.post(drafts, asked)
    expect((await committee.post(`${drafts}/${asked.AccountId}/Refuse`, { Reason: '' })).status).toBe(400)
    const refused = await committee.post(`${drafts}/${asked.AccountId}/Refuse`, { Reason: '戶名與存摺不符' })
    expect(refused.body.Data).toMatchObject({ Pending: null, Current: { AccountId: before } })
    expect(refused.body.Data.History[0]).toMatchObject({ Status: 'refused', Reason: '戶名與存摺不符' })
  })

  it('is refused while something is missing or no number', async () => {
    expect(code(await manager.post(drafts, await application({ PassbookUrl: '' })))).toBe(400_21_311)
    expect(
      (await manager.post(drafts, await application({ Account: '12345' }))).body.Messages ?? [],
    ).not.toEqual([])
    expect((await manager.post(drafts, await application({ BankBranchNumber: '822' }))).status).toBe(400)
    expect(
      (await manager.post(drafts, await application({ PassbookUrl: 'passbook/2026/11/24/x.png' }))).status,
    ).toBe(400)
  })

  it('is compared with its passbook by whoever decides; the desk opens neither it nor its file', async () => {
    const asked = await application()
    await manager.post(drafts, asked)
    const passbook = `${path}/Account/${asked.AccountId}/Passbook`
    const { body } = await committee.get(passbook)
    expect(body.Data).toMatchObject({ MimeType: 'image/png' })
    const shownPassbook = await fetch(new URL(body.Data.Url, lobby.url))
    expect([shownPassbook.status, shownPassbook.headers.get('content-type')]).toEqual([200, 'image/png'])
    const desk = await lobby.as('desk1')
    expect((await desk.get(passbook)).status).toBe(403)
    // Whoever opens pictures may open these only here, whatever address is known.
    for (const who of [desk, manager])
      expect((await who.get('/api/v1/Files/Link', { Path: asked.PassbookUrl })).status).toBe(404)
    const { rows } = await lobby.owner.query(
      "select after->>'path' as path from audit where action = 'files.openLink' and after->>'path' = $1",
      [asked.PassbookUrl],
    )
    expect(rows).toHaveLength(1)
    await manager.put(`${drafts}/Withdraw`)
  })

  it('is applied for by managers, approved by administrators and the committee', async () => {
    expect((await committee.post(drafts, await application())).status).toBe(403)
  })

  it('and how it is collected is nothing for the desk: no call of it answers', async () => {
    const desk = await lobby.as('desk1')
    for (const call of Object.values(contract.calls)) {
      const at = call.path.replace('{accountId}', newId())
      const answer =
        call.method === 'GET' ? desk.get(at) : call.method === 'PUT' ? desk.put(at) : desk.post(at, {})
      expect([call.path, (await answer).status]).toEqual([call.path, 403])
    }
  })
})

const collecting = `${path}/Collecting`
const setting = async (query = {}) => (await manager.get(collecting, query)).body.Data
const band = (Min: number, Max: number, more: object = {}) => ({
  Code: 'k7a',
  Min,
  Max,
  Fee: 12,
  Bearer: 'payer',
  Chains: [],
  ...more,
})

describe('how fees are collected', () => {
  it('has the bands and fees of the documents until a community says otherwise; a bank’s transfer is told (R293 to R296)', async () => {
    const { Bands, TransferFee, Version } = await setting({ Provider: 'kgi' })
    expect(
      Bands.map((row: { Max: number; Fee: number; Code: string }) => [row.Max, row.Fee, row.Code]),
    ).toEqual([
      [20_000, 10, ''],
      [40_000, 15, ''],
    ])
    expect([TransferFee, Version]).toEqual([17, 0])
  })

  it('is saved over what was seen; bands do not overlap and end at NT$40,000', async () => {
    const save = (Version: number, Bands: unknown[]) =>
      manager.put(`${collecting}?Provider=kgi`, { Version, Bands, TransferFee: 15 })
    expect(code(await save(0, [band(1, 20_000), band(20_000, 40_000)]))).toBe(400_21_308)
    expect((await save(0, [band(1, 40_001)])).status).toBe(400)
    expect((await save(0, [band(5, 4)])).status).toBe(400)
    expect((await save(0, [band(1, 20_000, { Code: 'K7' })])).status).toBe(400)
    const saved = await save(0, [band(20_001, 40_000), band(1, 20_000)])
    expect(saved.body.Data.Bands.map((row: { Code: string; Min: number }) => [row.Code, row.Min])).toEqual([
      ['K7A', 1],
      ['K7A', 20_001],
    ])
    expect(code(await save(0, []))).toBe(409_21_307)
    expect((await setting()).TransferFee).toBe(17)
  })

  it('is tried for a household and an amount, and nothing is given out', async () => {
    const ask = (Amount: number) =>
      manager.get(`${collecting}/Trial`, {
        TabletId: castId('household', 'A棟-12F-3'),
        Amount,
        BarcodeUntil: '2026-12-31',
        StartsOn: '2026-11-01',
      })
    const { VirtualAccount, Segments: segments, Fee } = (await ask(3_638)).body.Data
    expect(VirtualAccount).toMatch(/^99128\d{9}$/)
    expect(segments[0]).toBe('151231K6A')
    expect(readSegments(segments as Segments)).toMatchObject({ isRight: true, amount: 3_638 })
    expect(Fee).toBe(10)
    expect((await ask(3_638)).body.Data.VirtualAccount).toBe(VirtualAccount)
    expect((await ask(40_001)).body.Data).toMatchObject({
      Segments: [],
      Sentence: '金額超過超商代收上限',
      Fee: null,
    })
    const { body } = await manager.get(`${collecting}/Check`, { Code: VirtualAccount, Amount: 3_638 })
    expect(body.Data).toMatchObject({ Finding: 'notGiven', TabletNote: '' })
    const wrong = await manager.get(`${collecting}/Check`, { Code: VirtualAccount, Amount: 3_639 })
    expect(wrong.body.Data.Finding).toBe('badCheckDigit')
  })
})
