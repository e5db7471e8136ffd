import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, RowVersion, Secret, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { feedSettings, fetchedKinds, gatewayKinds } from './feeds.ts'
import { AlarmPoint, Reading, Status } from '#modules/building/alarm-points/contract.ts'

export { feedSettings, gatewayKinds } from './feeds.ts'

const state = z.enum(['waiting', 'connected', 'failed'])

/** A box or a program that sends values of the building in. */
export const Gateway = z.object({
  gatewayId: Id,
  name: z.string(),
  kind: z.enum(gatewayKinds),
  /** Where it is reached; '' for one that sends by itself. */
  address: z.string(),
  authority: z.string(),
  route: z.string(),
  topic: z.string(),
  user: z.string(),
  /** That there is one is all that is told of it. */
  hasPassword: z.boolean(),
  unit: z.int(),
  pollSeconds: z.int(),
  registers: z.string(),
  state,
  fault: z.string(),
  heardAt: Instant.nullable(),
  /** When something that names it was refused last, and why; '' never. */
  refusedAt: Instant.nullable(),
  refusedWhy: z.enum(['', 'signature', 'time']),
  /** What of it could not be read last, while the rest is: lines that a device refuses, topics whose message says nothing. */
  missed: z.array(z.string()),
  missedAt: Instant.nullable(),
  /** How many of its keys are points, and how many are none yet. */
  assigned: z.int(),
  unassigned: z.int(),
  rowVersion: RowVersion,
})
export type Gateway = z.output<typeof Gateway>

/** Something that a gateway speaks of, with what it said last. */
export const Source = z.object({
  sourceId: Id,
  key: z.string(),
  pointId: Id.nullable().meta({ wire: 'TagId' }),
  name: z.string().meta({ wire: 'TagName' }),
  value: z.string(),
  status: Status.nullable(),
  at: Instant,
})
export type Source = z.output<typeof Source>

/** Something that is found before a gateway is one, with what it says now. */
export const Found = z.object({
  key: z.string(),
  /** How it is read, as the lines of the settings write it after its name; '' of a topic. */
  line: z.string(),
  value: z.string(),
  status: Status.nullable(),
  at: Instant,
})
export type Found = z.output<typeof Found>
export const Probe = z.object({ state, fault: z.string(), found: z.array(Found) })
export type Probe = z.output<typeof Probe>

export const gatewayIdTaken = () =>
  problem(409_22_031, '這個閘道器已用同一個編號新增過；請重新整理後再新增。')
export const sendsNot = () => problem(400_22_034, '這個閘道器由 Lobby 連線，沒有金鑰；請按修改更換密碼。')
/** How many gateways of a community are connected at most. */
export const mostGateways = 20
export const gatewaysFull = () => problem(409_22_033, '一個社區最多 20 個閘道器；請先停用不再使用的。')
export const gatewayChanged = () => problem(409_22_034, '這個閘道器剛剛被別人改過，請看過新的內容再儲存。')
/** How many people look at what they may connect, in a community, at once. */
export const mostProbes = 3
export const probesFull = () => problem(409_22_035, '同時最多試連 3 個，請先關閉別的試連再試。')
export const probeIdTaken = () => problem(409_22_036, '這次試連已結束，請再按一次試連。')
export const passwordAgain = () => problem(400_22_033, '密碼只用於原來的位址、帳號與憑證，更改時請重新輸入。')
export const nameTaken = () => problem(409_22_032, '已有同名的閘道器，請換一個名稱。')
export const signatureWrong = () => problem(401_22_031, '簽章不符：請確認閘道器的編號、金鑰與簽章方式。')
export const messageOld = (now: Date) =>
  problem(
    401_22_032,
    `訊息的時間與伺服器相差超過 5 分鐘（伺服器現在 ${now.toISOString()}），請校正閘道器的時鐘。`,
  )
export const feedWrong = (sentence: string) => problem(400_22_032, sentence)
export const saysNothing = () => problem(400_22_031, '每一筆訊號請帶 Value 或 Status。')

const service = [24, 56] as const
const gateway = '/api/v1/Alarm/Gateway'
const one = `${gateway}/{gatewayId}`
const gatewayId = Id
const { kind: _, ...reach } = feedSettings

export const alarmGateways = contract('alarmGateways', {
  list: call({
    method: 'GET',
    path: gateway,
    summary: 'Gateways, with when each was heard last.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({}),
    gives: data(z.array(Gateway)),
  }),
  add: call({
    method: 'POST',
    path: gateway,
    summary:
      'Adds a gateway: one that sends by HTTP, whose key is given this once, a broker of MQTT, or a device of Modbus TCP or BACnet/IP.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({ gatewayId, name: words(30), ...feedSettings }),
    gives: data(z.object({ gatewayId, key: Secret })),
    secret: 'the key that signs what the gateway sends',
  }),
  correct: call({
    method: 'PUT',
    path: one,
    summary:
      'Changes the name of a gateway and how it is reached; a password that is left out stays, unless it would go elsewhere. What runs of it is connected anew.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({ gatewayId, rowVersion: RowVersion, name: words(30), ...reach }),
    gives: done,
  }),
  newKey: call({
    method: 'PATCH',
    path: `${one}/Key`,
    summary:
      'Makes a new key for a gateway that sends by HTTP, given this once; what the old one signs is refused from then on.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({ gatewayId, rowVersion: RowVersion }),
    gives: data(z.object({ gatewayId, key: Secret })),
    secret: 'the key that signs what the gateway sends',
  }),
  probe: call({
    method: 'POST',
    path: `${gateway}/Probe`,
    summary:
      'Connects to what may become a gateway, for as long as somebody looks: objects of a BACnet device, registers, topics. Nothing of it is kept.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({
      probeId: Id,
      /** Whose password is meant where none is typed. */
      gatewayId: Id.nullable().default(null),
      kind: z.enum(fetchedKinds),
      ...reach,
    }),
    gives: done,
  }),
  showProbe: call({
    method: 'GET',
    path: `${gateway}/Probe/{probeId}`,
    summary: 'What was found until now; who does not ask for 15 seconds looks no more.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({ probeId: Id }),
    gives: data(Probe),
    inTransaction: 'that somebody still looks is written down',
    errors: 'own',
  }),
  retire: call({
    method: 'PATCH',
    path: `${one}/Retire`,
    summary: 'What the gateway sends is taken no more; its points stay.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({ gatewayId }),
    gives: done,
  }),
  listSources: call({
    method: 'GET',
    path: `${one}/Source`,
    summary: 'What a gateway speaks of, with what it said last and which point it is.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({ gatewayId }),
    gives: data(z.array(Source)),
  }),
  assign: call({
    method: 'PUT',
    path: `${one}/Source/{sourceId}`,
    summary: 'Says which point a key of a gateway is; null: none.',
    can: 'alarmGateways.configure',
    service,
    takes: z.object({ gatewayId, sourceId: Id, pointId: Id.nullable().meta({ wire: 'TagId' }) }),
    gives: done,
  }),
  listPoints: call({
    method: 'GET',
    path: '/api/v1/Alarm/Tag/FromBaDevice/{gatewayId}/',
    summary: 'The points that a gateway brings in.',
    can: 'alarmPoints.view',
    service,
    takes: z.object({ gatewayId }),
    gives: data(z.array(AlarmPoint)),
  }),
  receive: call({
    method: 'POST',
    path: `${one}/Signals`,
    summary:
      'A gateway says how things are, signed by its key: X-Lobby-Time (seconds since 1970) and X-Lobby-Signature, the HMAC-SHA256 of time, a dot and the body in hex.',
    can: 'public',
    takes: z.object({
      gatewayId,
      signals: z
        .array(
          z.object({
            key: words(80),
            /** By its own clock; left out: now. */
            at: Instant.optional(),
            value: Reading.default(''),
            status: Status.optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    gives: data(z.object({ taken: z.int(), unassigned: z.int(), isRepeat: z.boolean() })),
    unaudited: 'every value is a row of the log by itself',
    errors: 'own',
  }),
})
