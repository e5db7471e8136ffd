import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'
import { residentOf } from '#database/cast/people.ts'

const { wang, neighbour, zhou } = cast.households
const { phones, cards } = cast

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const handOver = (changes: Record<string, unknown>, who = desk) =>
  who.patch('/api/v1/Postal/Uncollected/Status', handOverRequest(changes))
const isWaiting = async (id: string): Promise<boolean> =>
  (await lobby.owner.query('select handed_over_at from package where id = $1', [id])).rows[0]
    .handed_over_at === null

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
async function upload(who: Desk, folder: string): Promise<string> {
  const signedIn = await who.send('POST', '/ajax/ajax.asmx/getUserUID', new URLSearchParams({ database: '' }))
  const form = new FormData()
  form.set('Token', signedIn.body.Data.Token)
  form.set('File', new Blob([onePixel], { type: 'image/png' }), 'a.png')
  const { body } = await who.send('POST', `/api/v1/Files/${folder}`, form)
  return body.Data.Path
}

describe('what proves a hand-over', () => {
  it('a phone barcode hands over what its household has (R122: 0)', async () => {
    const { PdId } = await arrive(desk)
    const answer = await handOver({ PdIds: [PdId], ReceiveType: 0, ReceiveCode: phones.bound.serial })
    expect(answer.status).toBe(200)
    expect(await isWaiting(PdId)).toBe(false)
  })

  it('a barcode or card of another household is refused, and nothing changes', async () => {
    const mine = await arrive(desk)
    const theirs = await arrive(desk, { TabletId: neighbour.id })
    const codes = [
      { ReceiveType: 0, ReceiveCode: phones.bound.serial },
      { ReceiveType: 0, ReceiveCode: phones.unbound.serial },
      { ReceiveType: 0, ReceiveCode: '' },
      { ReceiveType: 2, ReceiveCode: cards.decimal.code },
      { ReceiveType: 2, ReceiveCode: cards.disabled.code },
      { ReceiveType: 2, ReceiveCode: "' or 1=1 --" },
    ]
    for (const code of codes) {
      const answer = await handOver({ PdIds: [mine.PdId, theirs.PdId], ...code })
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([400, 400107])
    }
    expect(await isWaiting(mine.PdId)).toBe(true)
    expect(await isWaiting(theirs.PdId)).toBe(true)
  })

  it('a card of two households hands over the packages of both (R120, R122: 2)', async () => {
    const mine = await arrive(desk)
    const theirs = await arrive(desk, { TabletId: neighbour.id })
    const answer = await handOver({
      PdIds: [mine.PdId, theirs.PdId],
      ReceiveType: 2,
      ReceiveCode: cards.twoHouseholds.code,
    })
    expect(answer.body.Data.Count).toBe(2)
  })

  it('a receive type that is none of 0 to 3 is refused (R122)', async () => {
    const { PdId } = await arrive(desk)
    for (const ReceiveType of [4, -1, '3', null, undefined]) {
      expect((await handOver({ PdIds: [PdId], ReceiveType })).status).toBe(400)
    }
    expect(await isWaiting(PdId)).toBe(true)
  })

  it('signature only needs a signature (R122: 1)', async () => {
    const { PdId } = await arrive(desk)
    const without = await handOver({ PdIds: [PdId], ReceiveType: 1 })
    expect([without.status, without.body.Messages]).toEqual([400, ['HandwriteUrl：請先簽名。']])
    const HandwriteUrl = await upload(desk, 'handwrite')
    const WebcamUrl = await upload(desk, 'webcam')
    const signed = await handOver({ PdIds: [PdId], ReceiveType: 1, HandwriteUrl, WebcamUrl })
    expect(signed.status).toBe(200)
    const { rows } = await lobby.owner.query('select * from package_hand_over where id = $1', [
      signed.body.Data.HandOverId,
    ])
    expect(rows[0]).toMatchObject({ signature_path: HandwriteUrl, photo_path: WebcamUrl })
  })

  it('a file of another account, of another folder or of nobody is refused, and nothing changes (R142)', async () => {
    const { PdId } = await arrive(desk)
    const desk2 = await lobby.as('desk2', '晴川社區')
    const files = [
      { HandwriteUrl: await upload(desk2, 'handwrite') },
      { HandwriteUrl: await upload(desk, 'webcam') },
      { WebcamUrl: 'webcam/2026/11/21/140532123-0123456789abcdef01.png' },
      { WebcamUrl: '../../etc/passwd' },
    ]
    for (const file of files) {
      const answer = await handOver({ PdIds: [PdId], ...file })
      expect(answer.body.ErrorMessage.Code).toBe(400003)
    }
    expect(await isWaiting(PdId)).toBe(true)
  })

  it('a package in a smart locker is not handed over at the desk (R121)', async () => {
    const inLocker = await arrive(desk)
    const atDesk = await arrive(desk)
    await lobby.owner.query("update package set cubby = 'A07' where id = $1", [inLocker.PdId])
    const answer = await handOver({ PdIds: [inLocker.PdId, atDesk.PdId] })
    expect(answer.body.ErrorMessage.Code).toBe(409102)
    expect(await isWaiting(atDesk.PdId)).toBe(true)
    const list = await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: [wang.id] })
    const shown = list.body.Data.find((item: { PdId: string }) => item.PdId === inLocker.PdId)
    expect(shown.ApplyStorageStatus).toBe(2)
  })

  it('an in-person package whose recipient was not checked is refused; checked, it is handed over and audited so', async () => {
    const recipient = residentOf('A棟-12F-3', '林淑芬')
    const { PdId } = await arrive(desk, { RecipientId: recipient.id, IsPersonalOnly: true })
    for (const VerifiedPdIds of [[], [newId()]]) {
      const answer = await handOver({ PdIds: [PdId], VerifiedPdIds })
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([400, 400102])
    }
    expect((await handOver({ PdIds: [PdId], VerifiedPdIds: [PdId] })).status).toBe(200)
    const { rows } = await lobby.owner.query(
      "select after from audit where action = 'packages.handOver' and target_id = $1",
      [PdId],
    )
    expect(rows[0].after.recipientVerified).toBe(true)
  })

  it('callers that know nothing of checked recipients hand in-person packages over as the specification says (R133)', async () => {
    const recipient = residentOf('A棟-12F-3', '林淑芬')
    const { PdId } = await arrive(desk, { RecipientId: recipient.id, IsPersonalOnly: true })
    expect((await handOver({ PdIds: [PdId] })).status).toBe(200)
    const { rows } = await lobby.owner.query(
      "select after from audit where action = 'packages.handOver' and target_id = $1",
      [PdId],
    )
    expect(rows[0].after.recipientVerified).toBe(false)
  })

  it('a note has at most 30 characters, whatever they are (R129)', async () => {
    const thirty = '𠮷👍'.repeat(15)
    const { PdId } = await arrive(desk, { TabletId: zhou.id })
    expect((await handOver({ PdIds: [PdId], Note: `${thirty}長` })).status).toBe(400)
    const answer = await handOver({ PdIds: [PdId], Note: thirty })
    expect(answer.status).toBe(200)
    const { rows } = await lobby.owner.query('select note from package_hand_over where id = $1', [
      answer.body.Data.HandOverId,
    ])
    expect(rows[0].note).toBe(thirty)
  })

  it('SQL, HTML and rare characters in the texts of a hand-over are kept as they were', async () => {
    const texts = [
      "'); drop table package; --",
      '<script>alert(1)</script>',
      '林𠮷祥 👨‍👩‍👧',
      '"\\ %s ${x} \u202e',
    ]
    for (const Note of texts) {
      const { PdId } = await arrive(desk)
      const answer = await handOver({ PdIds: [PdId], Note, FileName: Note })
      const { rows } = await lobby.owner.query(
        'select note, file_name from package_hand_over where id = $1',
        [answer.body.Data.HandOverId],
      )
      expect(rows[0]).toEqual({ note: Note, file_name: Note })
    }
  })

  it('a zero byte in a text is refused', async () => {
    const { PdId } = await arrive(desk)
    for (const field of ['Note', 'FileName', 'ReceiveCode', 'HandwriteUrl', 'WebcamUrl']) {
      const answer = await handOver({ PdIds: [PdId], [field]: 'a\u0000b' })
      expect([answer.status, answer.body.Messages[0]]).toEqual([400, `${field}：含有無法使用的字元`])
    }
  })
})
