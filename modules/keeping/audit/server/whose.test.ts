import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { leave } from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'
import { came } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const wang = castId('household', 'A棟-12F-3')
const rowsOf = async (action: string) =>
  (await manager.get(`/api/v1/Audit?Action=${action}&MaxCount=5`)).body.Data

it('whoever looks at somebody’s data stands in the audit with whose it was and by what (個資法 Art. 27)', async () => {
  const { PdId } = await arrive(desk)
  const { Id: depositId } = await leave(desk)
  const { Id: visitorId } = await came(desk)
  const looks: readonly [string, string][] = [
    ['households.view', `/api/v1/CommunityTablet/${wang}/Detail`],
    ['residents.viewHome', `/api/v1/CommunityTablet/${wang}/Home`],
    ['activation.view', `/api/v1/Activation/${wang}`],
    ['notices.viewContacts', `/api/v1/Notice/Contact/${wang}`],
    ['packageRecords.view', `/api/v1/Postal/${PdId}/Detail`],
    ['deposits.viewDetail', `/api/v1/CollectionPayment/${depositId}`],
    ['visitors.view', `/api/v1/Guest/${visitorId}`],
  ]
  for (const [action, address] of looks) {
    expect([address, (await manager.get(address)).status]).toEqual([address, 200])
    const [row] = await rowsOf(action)
    expect([action, row.TargetName]).toEqual([action, expect.stringMatching(/(^|　)A棟-12F-3$/)])
    expect(row.Device).not.toMatch(/[/;]/)
  }
})

it('a hand-over reads as what became of the thing: its state and who took it, nothing that only stayed', async () => {
  const { PdId } = await arrive(desk)
  await desk.patch(
    '/api/v1/Postal/Uncollected/Status',
    handOverRequest({ PdIds: [PdId], TakerName: '林淑芬' }),
  )
  const [row] = await rowsOf('packages.handOver')
  expect(
    row.Changes.map(({ Field, Before, After }: Record<string, string>) => [Field, Before, After]),
  ).toEqual(
    expect.arrayContaining([
      ['state', 'waiting', 'handedOver'],
      ['takerName', '', '林淑芬'],
    ]),
  )
  expect(row.Changes[0].Field).toBe('state')
  expect(row.Changes.some(({ Field }: { Field: string }) => /label|serialNumber/.test(Field))).toBe(false)
})
