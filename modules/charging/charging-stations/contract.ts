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
  table,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Command, commandKinds, Connector, phases, Station, Tag } from './shapes.ts'

export { Connector, type ReportedState } from './shapes.ts'

/** How many stations a community has at most. */
export const mostStations = 500

export const stationIdTaken = () =>
  problem(409_30_001, '這個充電站已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const stationChanged = () => problem(409_30_002, '這個充電站剛剛被別人改過，請看過新的內容再儲存。')
export const codeTaken = () => problem(409_30_003, '已有同名的充電站，請換一個名稱。')
export const ocppIdentityTaken = () => problem(409_30_004, '這個連線代號已有充電站使用，請換一個。')
export const bayTaken = (bay: string) => problem(409_30_005, `車位 ${bay} 已有充電槍，請換一個車位。`)
export const connectorNoTaken = () => problem(409_30_006, '這個充電站已有同一號的充電槍，請換一個號碼。')
export const stationsFull = () =>
  problem(409_30_007, `一個社區最多 ${mostStations} 個充電站；請先停用不再使用的。`)
export const stationCharges = () => problem(409_30_008, '這個充電站還有車在充電，請先停止充電再停用。')
export const stationAway = () =>
  problem(409_30_009, '充電站目前離線，無法下指令；請確認電源與網路，恢復連線後再試。')
export const tagTaken = () => problem(409_30_010, '這個卡號已登記給其他戶，請先停用原來的登記。')
export const commandIdTaken = () => problem(409_30_011, '這個指令已送出，內容不同；請重新整理後再試。')
export const connectorCharges = () =>
  problem(409_30_012, '這支充電槍還有車在充電，請先停止充電，再更改號碼。')
export const tagUseless = () =>
  problem(409_30_013, '這張卡現在不能在這個車位充電，可能已停用、過期，或車位是別戶的；請換一張卡。')
export const amperesReversed = () => problem(400_30_001, '最低電流不能大於最高電流。')
export const amperesOutside = (least: number, most: number) =>
  problem(400_30_003, `電流請填 ${least} 到 ${most} 安培，最多一位小數。`)
export const keyIsSecret = () => problem(400_30_004, '密碼與金鑰不能用指令設定；請在充電站的設定換新密碼。')
export const connectorNeeded = () => problem(400_30_002, '請指定要操作的充電槍。')

const service = [30] as const
const base = '/api/v1/EvCharging'
const see = { can: 'chargingStations.view', service } as const
const set = { can: 'chargingStations.configure', service } as const

const ocppIdentity = verbatim(36).refine((text) => /^([A-Za-z0-9._-]{4,36})?$/.test(text), {
  error: '請填 4 到 36 個英文字母、數字或 . _ -',
})
const place = {
  connectorNo: z.int().min(1).max(99),
  floor: words(6),
  bay: words(8),
  position: z.int().min(0).max(999),
  phases: z.enum(phases),
  minAmperes: z.int().min(1).max(500),
  maxAmperes: z.int().min(1).max(500),
  isPrivate: z.boolean(),
  householdIds: z.array(Id).max(50),
  note: line(30),
}

export const chargingStations = contract('chargingStations', {
  list: call({
    ...set,
    method: 'GET',
    path: `${base}/Station`,
    summary: 'Stations, as they said of themselves.',
    takes: z.object({}),
    gives: data(z.array(Station)),
  }),
  listConnectors: call({
    ...see,
    method: 'GET',
    path: `${base}/Connector`,
    summary: 'Every connector with how it stands now (R402), by floor and place.',
    takes: z.object({}),
    gives: data(z.array(Connector)),
  }),
  add: call({
    ...set,
    method: 'POST',
    path: `${base}/Station`,
    summary: 'Adds a station with its first connector; its password is given this once.',
    takes: z.object({ stationId: Id, connectorId: Id, code: words(20), ocppIdentity, ...place }),
    gives: data(z.object({ ocppIdentity: z.string(), password: Secret })),
    secret: 'the password with which the station signs in',
  }),
  rename: call({
    ...set,
    method: 'PUT',
    path: `${base}/Station/{stationId}`,
    summary: 'Changes what a station is called.',
    takes: z.object({ stationId: Id, rowVersion: RowVersion, code: words(20) }),
    gives: done,
  }),
  renewPassword: call({
    ...set,
    method: 'PATCH',
    path: `${base}/Station/{stationId}/Password`,
    summary: 'Gives a station another password, this once; with the one before it signs in no more.',
    takes: z.object({ stationId: Id }),
    gives: data(z.object({ ocppIdentity: z.string(), password: Secret })),
    secret: 'the password with which the station signs in',
  }),
  retire: call({
    ...set,
    method: 'PATCH',
    path: `${base}/Station/{stationId}/Retire`,
    summary: 'The station signs in no more; its sessions stay.',
    takes: z.object({ stationId: Id }),
    gives: done,
  }),
  putConnector: call({
    ...set,
    method: 'PUT',
    path: `${base}/Station/{stationId}/Connector/{connectorId}`,
    summary: 'Adds a connector to a station, or changes where it is and who may use it.',
    takes: z.object({ stationId: Id, connectorId: Id, ...place }),
    gives: done,
  }),
  listTags: call({
    can: 'chargingStations.control',
    service,
    method: 'GET',
    path: `${base}/Tag`,
    summary:
      'What drivers show to stations, by household; whole for those who set stations up, else its last four characters.',
    takes: z.object({}),
    gives: data(z.array(Tag)),
  }),
  addTag: call({
    ...set,
    method: 'POST',
    path: `${base}/Tag`,
    summary: 'A household’s card or app charges from now on; a guest’s until a time.',
    takes: z.object({
      tagId: Id,
      idTag: words(36),
      householdId: Id,
      note: line(30),
      expiresAt: Instant.nullable(),
    }),
    gives: done,
  }),
  retireTag: call({
    ...set,
    method: 'PATCH',
    path: `${base}/Tag/{tagId}/Retire`,
    summary: 'The card or app charges no more.',
    takes: z.object({ tagId: Id }),
    gives: done,
  }),
  command: call({
    method: 'POST',
    path: `${base}/Station/{stationId}/Command`,
    summary:
      'Tells a station to start, stop, unlock, reset, be in or out of use, report, or take settings. What it answers is told by an event. A start names a tag that may charge there. All but start, stop, unlock and use are for those who set stations up.',
    can: 'chargingStations.control',
    service,
    takes: z.object({
      stationId: Id,
      commandId: Id,
      connectorId: Id.nullable(),
      command: z.enum(commandKinds),
      input: table(verbatim(40), verbatim(500), 10).default({}),
      reason: words(100),
    }),
    gives: done,
  }),
  listCommands: call({
    ...see,
    method: 'GET',
    path: `${base}/Connector/{connectorId}/Command`,
    summary: 'What a connector and its station were told, the newest 100.',
    takes: z.object({ connectorId: Id }),
    gives: data(z.array(Command)),
  }),
})
