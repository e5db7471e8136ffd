import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'
import { DoorDevice } from './door-device.ts'
import { type Lobby, startLobby } from './lobby.ts'

export const doorBase = '/api/v1/Intercom/Door'
let nth = 0

export const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

export type DoorStage = Awaited<ReturnType<typeof startDoors>>

/** A Lobby to which door controllers connect, with a desk and a manager who sets them up. */
export async function startDoors() {
  const lobby: Lobby = await startLobby({ run: 'api,gateways' })
  const desk = await lobby.as('desk1')
  const admin = await lobby.as('auth_0912345678', '晴川社區')

  /** Adds a sentry with a door as a manager does, and a controller that plays it. */
  async function doorOf() {
    const SentryId = newId()
    const DoorId = newId()
    const DoorName = `門 ${++nth}`
    await admin.post('/core/api/v2/InterCom/Sentry', { SentryId, SentryName: `門口機 ${nth}` })
    const made = await admin.post(doorBase, { DoorId, SentryId, DoorName, OpenMinutes: 3 })
    if (made.status !== 200) throw new Error(JSON.stringify(made.body))
    const { DeviceName, Password } = made.body.Data
    const address = (password: string) =>
      `${admin.url.replace('http://', `ws://${DeviceName}:${password}@`)}/devices/doors/${DeviceName}`
    return { SentryId, DoorId, DoorName, address, Password, door: new DoorDevice(address(Password)) }
  }

  return {
    lobby,
    desk,
    admin,
    doorOf,
    seen: async (DoorId: string) =>
      (await desk.get(doorBase)).body.Data.find((one: { DoorId: string }) => one.DoorId === DoorId),
    order: (DoorId: string, OrderId = newId(), who: Desk = desk) =>
      who.post(`${doorBase}/${DoorId}/Order`, { OrderId, Reason: '住戶忘記帶卡' }),
    outcome: async (OrderId: string) => (await desk.get(`${doorBase}/Order/${OrderId}`)).body.Data,
  }
}
