import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  data,
  done,
  Id,
  Instant,
  line,
  RowVersion,
  Secret,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { Contract, Exchange, Ringing } from './setting.ts'
import { longestName, Sentry, sentryKinds } from './shapes.ts'

export { settingChanged } from './problems.ts'
export { type IntercomSettings, patterns } from './setting.ts'
export { Device, longestName, mostDevices, Sentry } from './shapes.ts'

const service = [57] as const
const see = { can: 'intercomSentries.view', service } as const
const set = { can: 'intercomSentries.configure', service } as const
const base = '/core/api/Intercom'
const one = `${base}/Sentry/{sentryId}`
const own = '/api/v1/Intercom'

const name = words(longestName).meta({ wire: 'SentryName' })
const deviceName = words(longestName).meta({ wire: 'DeviceName' })
const householdIds = z.array(Id).max(5000).meta({ wire: 'TabletIds' })
const openDigits = verbatim(4).refine((text) => /^[0-9*#]*$/.test(text), {
  error: '請填數字、* 或 #，最多 4 個',
})
const decided = { version: RowVersion, changedAt: Instant.nullable(), changedBy: z.string() }

/** What somebody who is shown it once types into a device. */
export const Account = z.object({ deviceId: Id, sipName: z.string(), password: Secret })
export type Account = z.output<typeof Account>

export const intercomSentries = contract('intercomSentries', {
  list: call({
    ...see,
    method: 'GET',
    path: `${base}/Sentries`,
    summary: 'Sentries in their order, each with its devices (R421, R422).',
    takes: z.object({}),
    gives: data(z.array(Sentry)),
  }),
  show: call({
    ...see,
    method: 'GET',
    path: one,
    summary: 'One sentry with its devices.',
    takes: z.object({ sentryId: Id }),
    gives: data(Sentry),
  }),
  add: call({
    ...set,
    method: 'POST',
    path: '/core/api/v2/InterCom/Sentry',
    summary: 'Adds a sentry (R424, R426); its serial number is given this once.',
    takes: z.object({
      sentryId: Id,
      name,
      kind: z.enum(sentryKinds).default('tablet').meta({ wire: 'SentryKind' }),
      openDigits: openDigits.default('#'),
    }),
    gives: data(z.object({ serialNumber: Secret })),
    secret: 'the serial number with which its devices sign in',
  }),
  change: call({
    ...set,
    method: 'PUT',
    path: one,
    summary: 'Changes what a sentry is called and what opens its door, as it was seen at `RowVersion`.',
    takes: z.object({ sentryId: Id, rowVersion: RowVersion, name, openDigits }),
    gives: done,
  }),
  remove: call({
    ...set,
    method: 'DELETE',
    path: one,
    summary: 'Removes a sentry; its devices sign in no more, its calls stay.',
    takes: z.object({ sentryId: Id }),
    gives: done,
  }),
  renewSerial: call({
    ...set,
    method: 'POST',
    path: `${one}/SerialNumber/Renew`,
    summary:
      'Gives a sentry another serial number, this once; whatever signed in with the one before is logged out.',
    takes: z.object({ sentryId: Id }),
    gives: data(z.object({ serialNumber: Secret })),
    secret: 'the serial number with which its devices sign in',
  }),
  sort: call({
    ...set,
    method: 'PUT',
    path: `${base}/Sentries/Sort`,
    summary: 'The order of sentries: all of them.',
    takes: z.object({ sentryIds: z.array(Id).min(1).max(200) }),
    gives: done,
  }),
  showAllowed: call({
    ...see,
    method: 'GET',
    path: `${one}/Allowlist`,
    summary: 'Which households a sentry may call.',
    takes: z.object({ sentryId: Id }),
    gives: data(
      z.object({
        allowsAll: z.boolean(),
        householdIds: z.array(Id).meta({ wire: 'TabletIds' }),
        /** What they are called, in the same order. */
        labels: z.array(z.string()).meta({ wire: 'TabletNotes' }),
        rowVersion: RowVersion,
      }),
    ),
  }),
  setAllowed: call({
    ...set,
    method: 'PUT',
    path: `${one}/Allowlist`,
    summary: 'Which households a sentry may call, as it was seen at `RowVersion`; all, or those named alone.',
    takes: z.object({ sentryId: Id, rowVersion: RowVersion, allowsAll: z.boolean(), householdIds }),
    gives: done,
  }),
  setCallBack: call({
    ...set,
    method: 'PUT',
    path: `${one}/CommunityMainCallBack`,
    summary: 'The sentry rings for whoever calls the community back, and last in every household’s chain.',
    takes: z.object({ sentryId: Id }),
    gives: done,
  }),
  dropCallBack: call({
    ...set,
    method: 'DELETE',
    path: `${one}/CommunityMainCallBack`,
    summary: 'It rings for them no more.',
    takes: z.object({ sentryId: Id }),
    gives: done,
  }),
  addDevice: call({
    ...set,
    method: 'POST',
    path: `${own}/Sentry/{sentryId}/Device`,
    summary: 'Adds a device of a hardware sentry (R423, R427); its account is given this once.',
    takes: z.object({ sentryId: Id, deviceId: Id, name: deviceName }),
    gives: data(Account),
    secret: 'the password with which the device signs in',
  }),
  changeDevice: call({
    ...set,
    method: 'PUT',
    path: `${base}/Device/{deviceId}`,
    summary: 'Changes what a device of a sentry or a household is called.',
    takes: z.object({ deviceId: Id, name: deviceName }),
    gives: done,
  }),
  removeDevice: call({
    ...set,
    method: 'DELETE',
    path: `${base}/Device/{deviceId}`,
    summary: 'Removes a device of a sentry or a household: it signs in no more.',
    takes: z.object({ deviceId: Id }),
    gives: done,
  }),
  signIn: call({
    method: 'POST',
    path: `${own}/Sign-In`,
    summary:
      'A tablet signs in as a device of the sentry whose serial number it has (R423, R427); it gets an account of its own, this once.',
    can: 'public',
    takes: z.object({ serialNumber: line(40), deviceId: Id, name: deviceName, model: line(80).default('') }),
    gives: data(
      Account.extend({ sentryName: z.string(), domain: z.string(), sipPort: z.int(), webPort: z.int() }),
    ),
    anew: 'the same device id is refused a second time; a device that lost the answer makes another one',
    errors: 'own',
  }),
  showSetting: call({
    ...see,
    method: 'GET',
    path: `${base}/Setting`,
    summary: 'How households are rung, and where the exchange is.',
    takes: z.object({}),
    gives: data(z.object({ ringing: Ringing.extend(decided), exchange: Exchange.extend(decided) })),
  }),
  showContract: call({
    ...see,
    method: 'GET',
    path: `${base}/Contract`,
    summary: 'What the community has by its contract, and how much of it is used.',
    takes: z.object({}),
    gives: data(Contract.extend(decided).extend({ sentryCount: z.int(), mostDevices: z.int() })),
  }),
  saveRinging: call({
    ...set,
    method: 'PUT',
    path: `${own}/Setting/Ringing`,
    summary: 'Changes how households are rung, as it was seen at `Version`; 0 where nothing was decided.',
    takes: Ringing.extend({ version: RowVersion }),
    gives: done,
  }),
  saveContract: call({
    ...set,
    method: 'PUT',
    path: `${own}/Setting/Contract`,
    summary: 'Changes what the contract has, as it was seen at `Version`; 0 where nothing was decided.',
    takes: Contract.extend({ version: RowVersion }),
    gives: done,
  }),
  saveExchange: call({
    ...set,
    method: 'PUT',
    path: `${own}/Setting/Exchange`,
    summary: 'Changes where the exchange is, as it was seen at `Version`; 0 where nothing was decided.',
    takes: Exchange.extend({ version: RowVersion }),
    gives: done,
  }),
})
