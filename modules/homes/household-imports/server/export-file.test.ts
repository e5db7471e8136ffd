import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { checked, countsIn, download, faultsOf } from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const exported = (query = '') => download(manager, `/core/api/HouseholdProperty/Export${query}`)
const unmasked = `?IsMasked=false&Reason=${encodeURIComponent('年度核對')}`

const auditOf = async (action: string) =>
  (
    await lobby.owner.query(
      'select account_name, reason, after from audit where action = $1 order by at desc',
      [action],
    )
  ).rows[0]

describe('an export', () => {
  it('masks people unless somebody who may says why, and is audited', async () => {
    const masked = await checked(manager, await exported())
    expect(masked.Status).toBe('faulty')
    expect((await faultsOf(manager, masked.ImportId, { Column: '姓名' }))[0]).toMatch(/這是遮罩過的姓名/)
    expect(await auditOf('householdImports.export')).toMatchObject({ after: { isMasked: true } })
    const silent = await manager.get('/core/api/HouseholdProperty/Export', { IsMasked: false })
    expect(silent.body.ErrorMessage.Code).toBe(400714)
    await exported(unmasked)
    expect(await auditOf('householdImports.export')).toMatchObject({
      reason: '年度核對',
      after: { isMasked: false },
    })
  })

  it('lists merged units with their owners beside, and imports as if they were not there', async () => {
    const { rows } = await lobby.owner.query(
      `select m.id, m.label, h.label as into from household m join household h on h.id = m.merged_into
       join community c on c.id = m.community_id where c.name = '晴川社區' limit 1`,
    )
    await lobby.owner.query(
      `insert into household_owner (community_id, id, household_id, name, phone, position)
       select community_id, gen_random_uuid(), id, '何併入', '0911222333', 0 from household where id = $1`,
      [rows[0].id],
    )
    const { sheets } = await readXlsx(await exported())
    const units = sheets.find(({ name }) => name === '併入的戶別')?.rows ?? []
    expect(units).toContainEqual(expect.arrayContaining([rows[0].into, rows[0].label]))
    expect(JSON.stringify(units)).toMatch(/何.*0911\*\*\*333/)
    const again = await checked(manager, await exported(unmasked))
    const counts = countsIn(again)
    expect([again.Status, counts.map(([added, changed]) => [added, changed])]).toEqual([
      'ready',
      [
        [0, 0],
        [0, 0],
      ],
    ])
  })

  it('and the example are workbooks with the headings; the example’s own lines are never taken for real', async () => {
    const example = await download(manager, '/core/api/HouseholdProperty/Example/Export')
    const preview = await checked(manager, example)
    const faults = await faultsOf(manager, preview.ImportId)
    expect(faults.filter((fault) => fault.includes('這是範例列'))).toHaveLength(6)
    expect(faults).toHaveLength(6)
  })
})
