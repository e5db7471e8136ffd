import { type DeviceKind, runDeviceGateway } from '#platform/server/device-gateway.ts'
import { type DeviceLines, type Line, type Needs, writing } from '#platform/server/device-lines.ts'
import {
  doorOfKey,
  doorsToWatch,
  forgetConnections,
  hearDoor,
  noteConnected,
  noteGone,
  noteHeard,
  noteLeaf,
  takeOrders,
  watchDoor,
} from '#modules/doors/intercom-doors/server/public.ts'
import { type DoorEvent, Heard, type Hello, protocol, socketPath, type Told } from '../messages.ts'

/** Milliseconds between two looks at who is to open, and at doors that stand open. */
const [opensEvery, watchesEvery] = [200, 2000]
const name = '門禁'

/** A door controller is there: which of its events are known. */
async function takeHello(needs: Needs, line: Line<Told, null>, heard: Hello): Promise<void> {
  const { device, connectionId, send } = line
  const { deviceId: doorId } = device
  const lastSeq = await writing(needs, device, async (context) => {
    const last = await noteConnected(context, { doorId, connectionId, firmware: heard.firmware })
    await noteLeaf(context, doorId, heard.leaf)
    return last
  })
  send({ type: 'welcome', time: new Date().toISOString(), lastSeq })
}

/** Takes what a door controller did or saw; it is acknowledged once it is kept. */
async function take(needs: Needs, { device, send }: Line<Told, null>, heard: DoorEvent): Promise<void> {
  const isKnown = await writing(needs, device, (context) =>
    hearDoor(context, device.deviceId, { ...heard, at: new Date(heard.at) }),
  )
  if (!isKnown && 'order' in heard) send({ type: 'error', code: 'unknownOrder', about: heard.order ?? '' })
  send({ type: 'ack', seq: heard.seq })
}

/** Doors that are to be opened. */
async function tellOpens({ database }: Needs, { held }: DeviceLines<Heard, Told, null>): Promise<void> {
  if (!held.size) return
  const orders = await database.across('doors of the intercom that are to be opened', (lease) =>
    takeOrders(lease, [...held.keys()]),
  )
  for (const { connectionId, id, why, by, until } of orders)
    held.get(connectionId)?.send({ type: 'open', id, why, by, until: until.toISOString() })
}

/** Doors that were left open. */
async function watch(needs: Needs): Promise<void> {
  const left = await needs.database.across('doors of the intercom that were left open', doorsToWatch)
  for (const { communityId, doorId } of left)
    await writing(needs, { communityId, name }, (context) => watchDoor(context, doorId))
}

const doors = (needs: Needs): DeviceKind<Heard, Told, null> => ({
  protocol,
  socketPath,
  realm: 'doors',
  word: 'door controller',
  Heard,
  fresh: () => null,
  find: doorOfKey,
  forget: forgetConnections,
  gone: noteGone,
  live: noteHeard,
  hello: (line, heard) => takeHello(needs, line, heard),
  take: (line, heard) => take(needs, line, heard),
  looks: [
    [opensEvery, (lines) => tellOpens(needs, lines)],
    [watchesEvery, () => watch(needs)],
  ],
})

/** Where door controllers connect: `/devices/doors/{key}` with their password (docs/devices.md). */
export const runGateway = (needs: Needs) => runDeviceGateway(needs, doors(needs))
