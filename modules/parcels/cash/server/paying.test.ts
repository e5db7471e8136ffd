import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { leaveCash, payCourier, putIn, showCash } from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

describe('cash of an envelope', () => {
  it('keeps who signed beside the line, and whoever looks at it may see the signature', async () => {
    const { Id } = await leaveCash(desk, 100)
    const HandwriteUrl = await uploadBy(desk, 'handwrite')
    const { body } = await putIn(desk, Id, 50, { HandwriteUrl })
    expect(body.Data.HandwriteUrl).toBe(HandwriteUrl)
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    expect((await showCash(manager, Id)).Lines[0]).toMatchObject({ Amount: 50, HandwriteUrl })
    const link = await manager.get('/api/v1/Files/Link', { Path: HandwriteUrl })
    expect(link.status).toBe(200)
  })

  it('pays for nothing that another desk takes out of the waiting ones at the same moment', async () => {
    const { Id } = await leaveCash(desk, 1000)
    const PdId = (await arrive(desk, { IsCashOnDelivery: true })).PdId as string
    const other = await lobby.owner.connect()
    await other.query('begin')
    await other.query(
      "update package set voided_at = now(), voided_by_name = '林志明', void_reason = '錯戶' where id = $1",
      [PdId],
    )
    let answered = false
    const paying = payCourier(desk, Id, PdId, 100).finally(() => {
      answered = true
    })
    const waits = async () => {
      const { rows } = await lobby.owner.query(
        'select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $1',
        ['Lock'],
      )
      return answered || rows.length > 0
    }
    await expect.poll(waits, { timeout: 10_000 }).toBe(true)
    await other.query('commit')
    other.release()
    expect((await paying).body.ErrorMessage?.Code).toBe(400402)
    expect((await showCash(desk, Id)).Lines).toHaveLength(1)
  })
})
