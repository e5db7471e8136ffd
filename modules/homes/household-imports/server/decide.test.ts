import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import {
  checked,
  confirmed,
  imported,
  importOf,
  linesOf,
  newcomers,
  untilSettled,
  upload,
  workbookOf,
} from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { newId } from '#platform/contract/new-id.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

describe('an import', () => {
  it('is stopped when somebody changed a household after the preview, says who, and can be checked anew', async () => {
    await imported(manager, await newcomers('5F'))
    const file = await workbookOf(
      [],
      [['D棟-5F-1', '王大同', '0955555555', '', '', '', '', '', '', '', '', '']],
    )
    const preview = await checked(manager, file)
    const { rows } = await lobby.owner.query(
      "select r.id, r.row_version, h.id as home from resident r join household h on h.id = r.household_id where h.label = 'D棟-5F-1'",
    )
    const { id, row_version: RowVersion, home } = rows[0]
    const changed = await desk.put(`/core/api/Community/Tablet/${home}/Resident/${id}`, {
      RowVersion,
      Phone: '0966666666',
    })
    expect(changed.status).toBe(200)
    const stopped = await confirmed(manager, preview.ImportId)
    expect(stopped.Status).toBe('stale')
    expect(stopped.Failure).toMatch(/D棟-5F-1的資料被 .+ 修改了。沒有寫入任何資料/)
    const again = await manager.post(`/api/v1/HouseholdProperty/Import/${preview.ImportId}/Recheck`)
    expect(again.status).toBe(200)
    await untilSettled(manager, preview.ImportId)
    expect((await importOf(manager, preview.ImportId)).Status).toBe('ready')
    expect((await confirmed(manager, preview.ImportId)).Status).toBe('completed')
    const now = await lobby.owner.query('select mobile from resident where id = $1', [id])
    expect(now.rows[0].mobile).toBe('0955555555')
  })

  it('sent again with the same id is the same import; another file with it is refused', async () => {
    const [file, other] = [await newcomers('6F'), await newcomers('77F')]
    const id = newId()
    const [first, again] = [
      await upload(manager, file, 'a.xlsx', id),
      await upload(manager, file, 'a.xlsx', id),
    ]
    expect([first.status, again.status, again.body.Data.ImportId]).toEqual([200, 200, id])
    const refused = await upload(manager, Buffer.concat([other, Buffer.alloc(1)]), 'a.xlsx', id)
    expect(refused.status).toBe(409)
  })

  it('is given up with its file, and confirming it then says so', async () => {
    const preview = await checked(manager, await newcomers('8F'))
    expect((await manager.post(`/api/v1/HouseholdProperty/Import/${preview.ImportId}/Cancel`)).status).toBe(
      200,
    )
    const late = await manager.post(`/api/v1/HouseholdProperty/Import/${preview.ImportId}/Confirm`)
    expect(late.body.ErrorMessage).toEqual({ Code: 409703, Description: '這次匯入已經取消，不能再變更。' })
    expect(await linesOf(manager, preview.ImportId)).toEqual([])
  })

  it('is for managers: desks neither import nor export, and other communities find nothing', async () => {
    const refused = [
      await upload(desk, await newcomers('9F')),
      await desk.get('/core/api/HouseholdProperty/Export'),
      await desk.get('/core/api/HouseholdProperty/Example/Export'),
      await desk.get('/api/v1/HouseholdProperty/Import'),
    ]
    expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403, 403])
    const preview = await checked(manager, await newcomers('9F'))
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    for (const text of ['', '/Faults', '/Lines', '/Marked'])
      expect(
        (await elsewhere.get(`/api/v1/HouseholdProperty/Import/${preview.ImportId}${text}`)).status,
      ).toBe(404)
    expect(
      (await elsewhere.post(`/api/v1/HouseholdProperty/Import/${preview.ImportId}/Confirm`)).status,
    ).toBe(404)
  })
})
