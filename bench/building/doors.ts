import { createHmac } from 'node:crypto'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '../../tests/setup/desk.ts'
import type { DeviceCode, Readings } from './plant.ts'

const path = '/api/v1/Alarm/Gateway'

/** A way by which a building speaks to Lobby. */
export interface Door {
  gatewayId: string
  /** The signals that come by it, each under a key of its own, and which device each is. */
  keys: Readonly<Record<string, DeviceCode>>
  say(readings: Readings): Promise<void>
  close(): Promise<void>
}

/** Adds a gateway; gives its id, and the key of one that sends itself. Throws what Lobby says. */
export async function addGateway(desk: Desk, name: string, settings: object) {
  const GatewayId = newId()
  const { status, body } = await desk.post(path, { GatewayId, Name: name, ...settings })
  if (status !== 200) throw new Error(body.Message ?? `HTTP ${status}`)
  return body.Data as { GatewayId: string; Key: string }
}

/** Signed messages over HTTP, as a box in the machine room sends them. */
export async function httpDoor(desk: Desk, name: string): Promise<Door> {
  const { GatewayId: gatewayId, Key } = await addGateway(desk, name, { Kind: 'http' })
  const keys = {
    'fire/3f-corridor': 'F-113',
    'fire/panel': 'F-100',
    'door/east': 'D-004',
    'intercom/help': 'help',
  } as const
  return {
    gatewayId,
    keys,
    async say(readings) {
      const Signals = Object.entries(keys).map(([Name, code]) => ({
        Key: Name,
        Status: readings[code] ? 'Abnormal' : 'Normal',
        At: new Date().toISOString(),
      }))
      const body = JSON.stringify({ Signals })
      const time = String(Math.floor(Date.now() / 1000))
      const answer = await fetch(`${desk.url}${path}/${gatewayId}/Signals`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-lobby-time': time,
          'x-lobby-signature': createHmac('sha256', Key).update(`${time}.${body}`).digest('hex'),
        },
        body,
      })
      if (!answer.ok) throw new Error(`the gateway of HTTP was answered ${answer.status}`)
    },
    close: async () => undefined,
  }
}

/** Takes away what an earlier play left, by its name. */
export async function retireGateways(desk: Desk, isMine: (name: string) => boolean): Promise<void> {
  const { body } = await desk.get(path)
  for (const { GatewayId, Name } of body.Data as { GatewayId: string; Name: string }[])
    if (isMine(Name)) await desk.patch(`${path}/${GatewayId}/Retire`)
}

/** Says of each signal that a gateway speaks of which point it is; gives how many are not there yet. */
export async function assign(
  desk: Desk,
  { gatewayId, keys }: Door,
  points: ReadonlyMap<string, string>,
): Promise<number> {
  const { body } = await desk.get(`${path}/${gatewayId}/Source`)
  const found = body.Data as { SourceId: string; Key: string; TagId: string | null }[]
  for (const { SourceId, Key, TagId } of found) {
    const meant = points.get(keys[Key] ?? '')
    if (meant && TagId !== meant) await desk.put(`${path}/${gatewayId}/Source/${SourceId}`, { TagId: meant })
  }
  return Object.keys(keys).filter((key) => !found.some(({ Key }) => Key === key)).length
}
