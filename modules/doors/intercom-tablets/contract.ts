import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  done,
  Id,
  line,
  RowVersion,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { Account, Device, longestName } from '#modules/doors/intercom-sentries/contract.ts'
import { hearings } from './chain.ts'
import { Authorized, NumberImport, ownLegs, PlainDevice, Tablet } from './shapes.ts'

export { hearings, type LegKind, legKinds } from './chain.ts'
export { Tablet } from './shapes.ts'

const service = [57] as const
const see = { can: 'intercomTablets.view', service } as const
const edit = { can: 'intercomTablets.edit', service } as const
const set = { can: 'intercomTablets.configure', service } as const
const householdId = Id.meta({ wire: 'TabletId' })
const number = line(30).meta({ wire: 'CallForwardingNumber' })
const base = '/core/api/Intercom'
const own = '/api/v1/Intercom/Tablet/{householdId}'

/** Households of the intercom: whose chain rings what (R421, R425). */
export const intercomTablets = contract('intercomTablets', {
  list: call({
    ...see,
    method: 'GET',
    path: `${base}/Tablets`,
    summary:
      'Households for which the intercom is opened, in the order of the picker, with how their chains stand.',
    takes: z.object({
      text: line(60).default(''),
      hearing: z.enum(hearings).optional(),
      ...cursorPaging,
    }),
    gives: cursorPage(Tablet),
  }),
  listDevices: call({
    ...see,
    method: 'GET',
    path: `${base}/Tablets/{householdId}/Devices`,
    summary: 'The devices of a household by name.',
    takes: z.object({ householdId }),
    gives: data(z.array(PlainDevice)),
  }),
  showDevices: call({
    ...see,
    method: 'GET',
    path: '/core/api/v2/Intercom/Tablets/{householdId}/Devices',
    summary: 'The devices of a household, with when each registered and whether it rings.',
    takes: z.object({ householdId }),
    gives: data(z.array(Device)),
  }),
  addDevice: call({
    ...edit,
    method: 'POST',
    path: `${own}/Device`,
    summary: 'Adds a device of a household (R427); its account is given this once.',
    takes: z.object({
      householdId,
      deviceId: Id,
      kind: z.enum(['indoor', 'app']).meta({ wire: 'DeviceKind' }),
      name: words(longestName).meta({ wire: 'DeviceName' }),
    }),
    gives: data(Account),
    secret: 'the password with which the device signs in',
  }),
  setOrder: call({
    ...edit,
    method: 'PUT',
    path: `${own}/Order`,
    summary:
      'In which order a household’s chain rings, as it was seen at `RowVersion`; the guard is always last.',
    takes: z.object({
      householdId,
      rowVersion: RowVersion,
      order: z.array(z.enum(ownLegs)).min(1).max(3).meta({ wire: 'ChainOrder' }),
    }),
    gives: done,
  }),
  setLandline: call({
    ...edit,
    method: 'PUT',
    path: `${base}/Tablet/{householdId}/CallForwarding/Landline`,
    summary: 'Calls go on to a landline (R425); no number of a service, with a fee or abroad.',
    takes: z.object({ householdId, number }),
    gives: done,
  }),
  setCellPhone: call({
    ...edit,
    method: 'PUT',
    path: `${base}/Tablet/{householdId}/CallForwarding/CellPhone`,
    summary: 'Calls go on to a mobile phone (R425).',
    takes: z.object({ householdId, number }),
    gives: done,
  }),
  dropForwarding: call({
    ...edit,
    method: 'DELETE',
    path: '/core/api/InterCom/Tablet/{householdId}/SubscriberCallForwarding',
    summary: 'Calls go on to no number (R425).',
    takes: z.object({ householdId }),
    gives: done,
  }),
  listAuthorized: call({
    ...see,
    method: 'GET',
    path: '/core/api/InterCom/AuthorizedTablets',
    summary: 'All households, and for which the intercom is opened.',
    takes: z.object({}),
    gives: data(z.array(Authorized)),
  }),
  setAuthorized: call({
    ...set,
    method: 'PUT',
    path: '/core/api/InterCom/AuthorizedTablets',
    summary:
      'Opens the intercom for households, and closes it for others: their devices sign in no more and their numbers are forgotten.',
    takes: z.object({
      opened: z.array(Id).max(5000).default([]).meta({ wire: 'AuthorizedIds' }),
      closed: z.array(Id).max(5000).default([]).meta({ wire: 'UnauthorizedIds' }),
    }),
    gives: done,
  }),
  exportNumbers: call({
    ...set,
    method: 'GET',
    path: '/core/api/InterCom/CallForwardingNumberExcel/Export',
    summary: 'The numbers of all households as a workbook that can be imported again; audited.',
    takes: z.object({}),
    gives: z.object({}),
    inTransaction: 'the file that left is written down',
  }),
  importNumbers: call({
    ...set,
    method: 'POST',
    path: '/core/api/InterCom/CallForwardingNumberExcel/Import',
    summary:
      'Sets numbers by a workbook (multipart, field File), all or none; a trial writes nothing and says what would be.',
    body: 'file',
    takes: z.object({ isTrial: z.enum(['0', '1']).default('0') }),
    query: ['isTrial'],
    gives: data(NumberImport),
  }),
  listNotes: call({
    ...see,
    method: 'GET',
    path: '/core/api/InterCom/CallForwardingType/{type}/CallForwardingNumber/{number}/TabletNotes',
    summary: 'Which households a number is set for: 1 or Landline, 2 or CellPhone.',
    takes: z.object({ type: verbatim(20), number: verbatim(30) }),
    gives: data(z.array(z.object({ householdId, label: z.string().meta({ wire: 'TabletNote' }) }))),
  }),
  display: call({
    method: 'POST',
    path: '/api/v1/Intercom/Display',
    summary:
      'What the screen of a sentry lists (R421): households that it may call, by label alone, and what is dialled for each.',
    can: 'public',
    takes: z.object({ serialNumber: line(40) }),
    gives: data(
      z.object({
        sentryName: z.string(),
        households: z.array(
          z.object({ label: z.string().meta({ wire: 'TabletNote' }), dialCode: z.string() }),
        ),
      }),
    ),
    unaudited: 'it reads labels alone, as often as a screen is drawn',
    errors: 'own',
  }),
})
