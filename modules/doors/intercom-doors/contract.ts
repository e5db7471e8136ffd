import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, RowVersion, Secret, words } from '#platform/contract/fields.ts'
import { Door, DoorOrder, longestName, PastLine } from './shapes.ts'

export { doorAway } from './problems.ts'
export { Door, DoorOrder, leaves, longestName, PastLine } from './shapes.ts'

const service = [57] as const
const see = { can: 'intercomDoors.view', service } as const
const open = { can: 'intercomDoors.open', service } as const
const set = { can: 'intercomDoors.configure', service } as const
const base = '/api/v1/Intercom/Door'
const one = `${base}/{doorId}`
const fields = {
  name: words(longestName).meta({ wire: 'DoorName' }),
  sentryId: Id,
  openMinutes: z.int().min(1).max(120),
}
const shownKey = data(z.object({ deviceKey: z.string().meta({ wire: 'DeviceName' }), password: Secret }))

/** Door controllers beside sentries: their keys, how they stand, and orders to open. */
export const intercomDoors = contract('intercomDoors', {
  list: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'Door controllers as they stand now, each beside its sentry.',
    takes: z.object({}),
    gives: data(z.array(Door)),
  }),
  listPast: call({
    ...see,
    method: 'GET',
    path: `${one}/Past`,
    summary: 'Who had it opened and what it told of, the newest 100.',
    takes: z.object({ doorId: Id }),
    gives: data(z.array(PastLine)),
  }),
  showOrder: call({
    ...see,
    method: 'GET',
    path: `${base}/Order/{orderId}`,
    summary: 'What became of an order to open.',
    takes: z.object({ orderId: Id }),
    gives: data(DoorOrder),
  }),
  add: call({
    ...set,
    method: 'POST',
    path: base,
    summary: 'Adds the door controller of a sentry; its password is given this once.',
    takes: z.object({ doorId: Id, ...fields }),
    gives: shownKey,
    secret: 'the password with which the door controller signs in',
  }),
  change: call({
    ...set,
    method: 'PUT',
    path: one,
    summary: 'Changes a door controller, as it was seen at `RowVersion`.',
    takes: z.object({ doorId: Id, rowVersion: RowVersion, ...fields }),
    gives: done,
  }),
  renewPassword: call({
    ...set,
    method: 'PATCH',
    path: `${one}/Password`,
    summary:
      'Gives a door controller another password, this once; with the one before it is let go and signs in no more.',
    takes: z.object({ doorId: Id }),
    gives: shownKey,
    secret: 'the password with which the door controller signs in',
  }),
  retire: call({
    ...set,
    method: 'DELETE',
    path: one,
    summary: 'The door controller signs in no more; what happened there stays.',
    takes: z.object({ doorId: Id }),
    gives: done,
  }),
  order: call({
    ...open,
    method: 'POST',
    path: `${one}/Order`,
    summary: 'Has a door opened, with a reason; the same `OrderId` opens it once. Audited.',
    takes: z.object({ doorId: Id, orderId: Id, reason: words(60) }),
    gives: data(DoorOrder),
  }),
})
