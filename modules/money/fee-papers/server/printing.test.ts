import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { qingchuan, songtao } from '#database/cast/communities.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { issueSamples } from '#tests/setup/issued-bills.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'

let lobby: Lobby
let manager: Desk
let run: Awaited<ReturnType<typeof issueSamples>>
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  run = await issueSamples(lobby.owner, { communityId: qingchuan.id, bills: 3, payer: '吳𠮷㐂' })
})
afterAll(() => lobby.close())

const printPath = () => `/api/v1/BillBulk/${run.billBulkId}/Bill/${run.billIds[0]}/Print`

describe('printing bills (service 2)', () => {
  it('gives one bill as a PDF with its facts, and leaves a line in the audit', async () => {
    const { status, type, content } = await fileOf(manager, printPath())
    expect([status, type]).toEqual([200, 'application/pdf'])
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    if (hasProgram('pdftotext')) {
      const words = wordsOf(content)
      expect(words).toContain('吳𠮷㐂')
      expect(words).toContain('NT$3,538')
    }
    const { rows } = await lobby.owner.query(
      "select after ->> 'printedBills' as bills from audit where action = 'feePapers.printBills' order by at desc limit 1",
    )
    expect(rows).toEqual([{ bills: '1' }])
  })

  it('gives a run as one PDF, in the order of households, and says what it shows to its preview', async () => {
    const { content } = await fileOf(manager, `/api/v1/Bill/Print?BillBulkId=${run.billBulkId}`)
    expect(content.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3)
    const { body } = await manager.get('/api/v1/Bill/Preview', { BillBulkId: run.billBulkId })
    expect(body.Data.Total).toBe(3)
    expect(body.Data.Bills[0]).toMatchObject({
      Issuer: '晴川社區管理委員會',
      Title: '115年11月　管理費繳費單',
      Due: 3538,
      Payer: '吳𠮷㐂',
      Lines: [{ Name: '管理費', Basis: '專有部分 34.56 坪 × 每坪 85 元', Amount: 3538 }],
    })
  })

  it('gives a workbook with the payers masked', async () => {
    const { status, type } = await fileOf(manager, `/api/v1/Bill/Export?BillBulkId=${run.billBulkId}`)
    expect(status).toBe(200)
    expect(type).toContain('spreadsheetml')
    expect((await fileOf(manager, printPath().replace('Print', 'Export'))).status).toBe(200)
  })

  it('finds no bill of another community, of another run, or of the other provider', async () => {
    const theirs = await issueSamples(lobby.owner, { communityId: songtao.id, bills: 1 })
    for (const path of [
      `/api/v1/BillBulk/${theirs.billBulkId}/Bill/${theirs.billIds[0]}/Print`,
      `/api/v1/BillBulk/${theirs.billBulkId}/Bill/${run.billIds[0]}/Print`,
      `${printPath()}?Provider=kgi`,
    ])
      expect((await manager.get(path)).status).toBe(404)
    const none = await manager.get('/api/v1/Bill/Print', { BillBulkId: theirs.billBulkId })
    expect(none.body.ErrorMessage.Code).toBe(404_21_801)
  })

  it('is for those who may print', async () => {
    expect((await fileOf(await lobby.as('desk1'), printPath())).status).toBe(200)
    expect((await fileOf(await lobby.as('committee1'), printPath())).status).toBe(403)
  })
})
