import { type DeviceKind, runDeviceGateway } from '#platform/server/device-gateway.ts'
import { type DeviceLines, type Needs, writing } from '#platform/server/device-lines.ts'
import {
  cabinetOfKey,
  doorsToWatch,
  forgetConnections,
  noteGone,
  noteHeard,
  remindOf,
  revisionsOf,
  settleSilent,
  silent,
  takeCommands,
  toRemind,
  watchDoors,
} from '#modules/doors/lockers/server/public.ts'
import { Heard, protocol, socketPath, type Told } from '../messages.ts'
import { take, takeHello } from './take.ts'
import { type Known, tellState } from './tell-state.ts'

/** Milliseconds between two looks at what waits for cabinets, and at who is to be reminded of a parcel. */
const [looksEvery, remindsEvery] = [400, 60_000]
const name = '智取櫃'

type Lines = DeviceLines<Heard, Told, Known>

/** Doors that were left open, and drops of which nothing is heard. */
async function watch(needs: Needs): Promise<void> {
  const { database } = needs
  const left = await database.across('doors of lockers that were left open', doorsToWatch)
  for (const { communityId, cabinetId } of left)
    await writing(needs, { communityId, name }, (context) => watchDoors(context, cabinetId))
  const interrupted = await database.across('drops at lockers that fell silent', silent)
  for (const { communityId, ...one } of interrupted)
    await writing(needs, { communityId, name }, (context) => settleSilent(context, one))
}

/** Cabinets whose state is another one than they were told last. */
async function tellStates(needs: Needs, { held }: Lines): Promise<void> {
  if (!held.size) return
  const revisions = await needs.database.across('what locker cabinets have to know', (lease) =>
    revisionsOf(lease, [...held.keys()]),
  )
  for (const [id, line] of held) {
    const revision = revisions.get(id)
    if (revision !== undefined && revision !== line.known.revision)
      await tellState(needs, line, (state) => line.send({ type: 'state', state }))
  }
}

/** Doors that cabinets are to open. */
async function tellOpens({ database }: Needs, { held }: Lines): Promise<void> {
  if (!held.size) return
  const commands = await database.across('doors that lockers open', (lease) =>
    takeCommands(lease, [...held.keys()]),
  )
  for (const { connectionId, id, cubby, op, why, until } of commands)
    held.get(connectionId)?.send({ type: 'open', id, cubby, op, why, until: until.toISOString() })
}

/** Households whose parcels lie there for long. */
async function remind(needs: Needs): Promise<void> {
  const due = await needs.database.across('parcels in lockers that are reminded of', toRemind)
  for (const { communityId, stayId } of due)
    await writing(needs, { communityId, name }, (context) => remindOf(context, stayId))
}

const cabinets = (needs: Needs): DeviceKind<Heard, Told, Known> => ({
  protocol,
  socketPath,
  realm: 'lockers',
  word: 'locker cabinet',
  Heard,
  fresh: () => ({ revision: -1, keyVersion: 0 }),
  find: cabinetOfKey,
  forget: forgetConnections,
  gone: noteGone,
  live: noteHeard,
  hello: (line, heard) => takeHello(needs, line, heard),
  take: (line, heard) => take(needs, line, heard),
  looks: [
    [looksEvery, () => watch(needs)],
    [looksEvery, (lines) => tellStates(needs, lines)],
    [looksEvery, (lines) => tellOpens(needs, lines)],
    [remindsEvery, () => remind(needs)],
  ],
})

/** Where cabinets connect: `/devices/lockers/{key}` with their password (docs/devices.md). */
export const runGateway = (needs: Needs) => runDeviceGateway(needs, cabinets(needs))
