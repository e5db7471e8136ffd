import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const log = '/api/v1/Alarm/log'
let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

describe('the log of values', () => {
  it('comes page by page, the newest first, narrowed to a point', async () => {
    const first = (await desk.get(log, { MaxCount: 100 })).body
    expect(first.Pagination.Total).toBe(12 * 96)
    const { TagId } = first.Data[0]
    const seen = new Set<string>()
    let After = ''
    do {
      const { body } = await desk.get(log, { TagIds: [TagId], MaxCount: 40, After })
      for (const row of body.Data) seen.add(row.LogId)
      After = body.Pagination.After
    } while (After)
    expect(seen.size).toBe(96)
    expect((await desk.get(log, { Status: 'Abnormal' })).body.Data.length).toBe(3)
  })

  it('is given as a file (R222)', async () => {
    const answer = await fetch(`${lobby.url}${log}/export?Status=Abnormal`, {
      headers: { Authorization: `Bearer ${desk.accessToken}` },
    })
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    expect(sheets[0]?.rows.length).toBe(4)
    expect(sheets[0]?.rows[1]).toContain('異常')
    const { rows } = await lobby.owner.query("select after from audit where action = 'alarmLog.export'")
    expect(rows[0].after).toMatchObject({ rows: 3, status: 'Abnormal' })
  })
})
