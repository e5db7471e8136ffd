import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { residentOf } from '#database/cast/people.ts'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'
import { noteReminded, noticeFacts, openPackages } from './public.ts'

const lin = residentOf('A棟-12F-3', '林淑芬')
const [here, there] = [castId('community', '晴川社區'), castId('community', '松濤苑')]

let lobby: Lobby
let desk: Desk
let database: Database

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  database = new Database(lobby.connection, await migrate(lobby.connection), pino({ level: 'fatal' }))
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const handOver = (id: string) =>
  desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [id] }))

describe('what other modules know of packages', () => {
  it('a notice knows for whom a package is, what it is and where it lies, also after it was handed over', async () => {
    const PostalTypeId = castId('kind', '稅單')
    const { PdId, SerialNum } = await arrive(desk, {
      RecipientId: lin.id,
      PostalTypeId,
      Location: '信-1',
      PieceCount: 2,
      IsPersonalOnly: true,
    })
    const facts = () => database.read(here, (lease) => noticeFacts(lease, [PdId]))
    expect(await facts()).toEqual([
      expect.objectContaining({
        packageId: PdId,
        serialNumber: SerialNum,
        state: 'waiting',
        label: 'A棟-12F-3',
        recipientId: lin.id,
        recipientName: '林淑芬',
        kindName: '稅單',
        isLegal: true,

        shelfPosition: '信-1',
        pieceCount: 2,
        inPersonOnly: true,
        cashOnDelivery: false,
        temperature: 0,
      }),
    ])
    await handOver(PdId)
    expect(await facts()).toEqual([expect.objectContaining({ state: 'handedOver', handedOverBy: '陳怡君' })])
    expect(await database.read(there, (lease) => noticeFacts(lease, [PdId]))).toEqual([])
  })

  it('a shift hands over everything that waits, and nothing else', async () => {
    const open = await database.read(here, openPackages)
    const { UnclaimedPostalCount } = (await desk.get('/api/v1/Postal/Unclaimed-Postal/Count')).body.Data
    expect(open).toHaveLength(UnclaimedPostalCount)
    expect(open.every((facts) => facts.state === 'waiting')).toBe(true)
  })

  it('a reminder counts for what still waits, and does not stand in the way of a correction', async () => {
    const [waits, gone] = [await arrive(desk), await arrive(desk)]
    await handOver(gone.PdId)
    const at = new Date('2026-11-20T01:00:00Z')
    for (const n of [1, 2]) {
      const ids = await database.write(here, (lease) => noteReminded(lease, [waits.PdId, gone.PdId], at))
      expect(ids).toEqual([waits.PdId])
      const { RemindCount, RemindedAt } = (await desk.get(`/api/v1/Postal/${waits.PdId}/Detail`)).body.Data
      expect([RemindCount, RemindedAt]).toEqual([n, at.toISOString()])
    }
    const corrected = await desk.put(`/api/v1/Postal/${waits.PdId}`, { RowVersion: 1, Location: 'B-02' })
    expect(corrected.status).toBe(200)
    expect(await database.write(there, (lease) => noteReminded(lease, [waits.PdId], at))).toEqual([])
  })
})
