import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { rowsOf } from '#tests/setup/exports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { operatorDesk } from '#tests/setup/operator-desk.ts'

let lobby: Lobby
let operator: Desk
beforeAll(async () => {
  lobby = await startLobby()
  operator = await operatorDesk(lobby, '周以安')
  const [{ AccountId }] = (await operator.get(`${base}/Account`, { Text: 'once1' })).body.Data
  for (const act of ['Suspend', 'Resume'])
    await operator.post(`${base}/Account/${AccountId}/${act}`, { Reason: '來電要求' })
})
afterAll(() => lobby.close())

const base = '/api/v1/Operator'

describe("the operators' audit", () => {
  it('is narrowed by person, act and day, and given as a workbook; that is audited too', async () => {
    const list = async (query: Record<string, string>) =>
      (await operator.get(`${base}/Audit`, query)).body.Data
    const { operators, actions } = await operator
      .get(`${base}/Audit/Choices`)
      .then(({ body }) => ({ operators: body.Data.Operators, actions: body.Data.Actions }))
    expect(operators).toContain('周以安')
    expect(actions).toContain('operator.suspendAccount')
    const own = await list({ Operator: '周以安', Action: 'operator.suspendAccount' })
    expect(own).toMatchObject([{ By: '周以安', TargetName: 'once1', Reason: '來電要求' }])
    expect(await list({ Operator: '沒有這個人' })).toEqual([])
    expect(await list({ To: '2020-01-01T00:00:00Z' })).toEqual([])
    expect((await list({ From: '2020-01-01T00:00:00Z' })).length).toBeGreaterThan(3)
    const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const file = await fetch(`${lobby.url}${base}/Audit/File?Action=operator.suspendAccount`, {
      headers: { cookie },
    })
    const [head, ...rows] = await rowsOf(Buffer.from(await file.arrayBuffer()))
    expect(head).toEqual(['時間', '人員', '動作', '對象', '原因', '變更內容', '位址', '裝置'])
    expect(rows.map((row) => row.slice(1, 5))).toEqual([['周以安', '停用帳號', 'once1', '來電要求']])
    expect(rows[0]?.[5]).toMatch(
      /停用時間：（空白） → 2\d{3}\/\d\d\/\d\d \d\d:\d\d；.*停用原因：（空白） → 來電要求/,
    )
    expect(
      (await lobby.owner.query("select after from operator_audit where action = 'operator.exportAudit'"))
        .rows[0].after,
    ).toEqual({
      query: { action: 'operator.suspendAccount' },
    })
    expect((await lobby.nobody().get(`${base}/Audit/File`)).status).toBe(401)
  })

  it('shows of each act what was before and after: an account, a broadcast, and of many services those that changed', async () => {
    const changesOf = async (Action: string) =>
      (await operator.get(`${base}/Audit`, { Action })).body.Data[0].Changes as Record<string, unknown>[]
    const [on, off] = [expect.stringMatching(/^\d{4}-.*Z$/), '']
    expect(await changesOf('operator.resumeAccount')).toEqual([
      { Field: 'isSuspended', Before: '是', After: '否', Same: 0 },
      { Field: 'suspendedAt', Before: on, After: off, Same: 0 },
      { Field: 'suspendedReason', Before: '來電要求', After: off, Same: 0 },
    ])
    const [{ ComId }] = (await operator.get(`${base}/Community`, { Text: '晴川' })).body.Data
    const { Services } = (await operator.get(`${base}/Community/${ComId}`)).body.Data
    const set = async (list: number[]) => {
      const Seen = (await operator.get(`${base}/Community/${ComId}`)).body.Data.Services
      return operator.put(`${base}/Community/${ComId}/Service`, { Services: list, Seen })
    }
    await set((Services as number[]).filter((id) => id !== 17))
    expect(await changesOf('operator.setServices')).toEqual([
      { Field: 'services', Before: '17', After: '', Same: Services.length - 1 },
    ])
    await set(Services)
    const BroadcastId = crypto.randomUUID()
    const words = { Title: '停水通知', Body: '週三上午' }
    await operator.post(`${base}/Broadcast`, {
      ...words,
      BroadcastId,
      Kind: 'headline',
      CommunityIds: [ComId],
    })
    await operator.put(`${base}/Broadcast/${BroadcastId}`, { ...words, Body: '週四上午', RowVersion: 1 })
    expect(await changesOf('operator.correctBroadcast')).toEqual([
      { Field: 'body', Before: '週三上午', After: '週四上午', Same: 0 },
      { Field: 'communities', Before: '晴川社區', After: 'all', Same: 0 },
    ])
  })

  it('is read page by page to its end, each line once', async () => {
    const all = (await operator.get(`${base}/Audit`, { MaxCount: 100 })).body
    expect(all.Pagination.After).toBe('')
    const read: string[] = []
    let After = ''
    do {
      const { Data, Pagination } = (await operator.get(`${base}/Audit`, { After, MaxCount: 2 })).body
      expect(Data.length).toBeLessThanOrEqual(2)
      read.push(...Data.map((line: { Id: string }) => line.Id))
      After = Pagination.After
    } while (After)
    expect(read).toEqual(all.Data.map((line: { Id: string }) => line.Id))
    expect((await operator.get(`${base}/Audit`, { After: all.Data[0].Id })).status).toBe(400)
  })

  it('is rewritten by nobody', async () => {
    const { Data } = (await operator.get(`${base}/Audit`)).body
    expect(Data[0]).toMatchObject({ By: '周以安', Action: 'operator.correctBroadcast' })
    const { rows } = await lobby.owner.query(
      "select has_table_privilege(rolname, 'operator_audit', 'update') or has_table_privilege(rolname, 'operator_audit', 'delete') as may from pg_roles where rolname like 'lobby_door_%'",
    )
    expect(rows.every((row) => !row.may)).toBe(true)
  })
})
