import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { activationOf, labelsOf } from '#tests/setup/activation.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
let at: ReturnType<typeof activationOf>
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  at = activationOf(manager)
})
afterAll(() => lobby.close())

async function household(Unit: string) {
  const Id = newId()
  const place = { Tag: '同棟', Floor: '1F', Unit, TabletNote: `同棟-1F-${Unit}` }
  const { body } = await manager.post('/core/api/HouseholdProperty/', { Id, ...place })
  return { id: Id, label: place.TabletNote, version: body.Data.RowVersion as number }
}

it('Cards and phones that are bound while their household is merged are all at the other one, however it falls', async () => {
  for (let round = 0; round < 6; round++) {
    const [a, b] = [await household(`${round}a`), await household(`${round}b`)]
    const codes = Array.from({ length: 4 }, (_, i) => `0A${round}${i}5C1D`)
    const serials = Array.from({ length: 3 }, (_, i) => `SAME${round}${i}0123456789`)
    const [merged, ...bound] = await Promise.all([
      manager.post(`/api/v1/Household/${a.id}/Merge`, {
        IntoId: b.id,
        RowVersion: a.version,
        IntoVersion: b.version,
        Reason: '兩戶打通',
      }),
      ...codes.map((code) => at.bindCard(a.id, code)),
      ...serials.map((serial) => at.bindPhone(a.id, serial)),
    ])
    expect(merged.status, JSON.stringify(merged.body)).toBe(200)
    const opening = [
      ...(await Promise.all(codes.map((code) => at.findCard(code)))),
      ...(await Promise.all(serials.map((serial) => at.findPhone(serial)))),
    ]
    for (const [i, answer] of bound.entries()) {
      // Whoever came after the merge is told that the household is gone.
      expect([200, 404], JSON.stringify(answer.body)).toContain(answer.status)
      const found = opening[i]
      if (found) expect(labelsOf(found)).toEqual(answer.status === 200 ? [b.label] : [])
    }
  }
})

it('Nothing is bound to somebody who moves out at the same time', async () => {
  const { id } = await household('遷')
  for (let round = 0; round < 6; round++) {
    const ResidentId = newId()
    const person = `/core/api/Community/Tablet/${id}/Resident`
    const added = await manager.post(person, { ResidentId, Name: '趙同時' })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const serial = `GONE${round}00123456789`
    await Promise.all([
      at.bindCard(id, `0B${round}15C1D`, { ResidentId }),
      at.bindPhone(id, serial, { ResidentId }),
      manager.delete(`${person}/${ResidentId}`),
      at.bindCard(id, `0B${round}25C1D`, { ResidentId }),
      at.issueSerial(id, { ResidentId }),
    ])
    const { Carriers, Devices } = await at.show(id)
    for (const carrier of [...Carriers, ...Devices]) expect(carrier.ResidentId).not.toBe(ResidentId)
  }
})
