import { castId } from '#database/cast/cast.ts'
import { migrate } from '#database/migrate.ts'
import { takeSignals } from '#modules/building/alarm-events/server/public.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import type { Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'

const alarm = '/api/v1/Alarm'
const communityId = castId('community', '晴川社區')

export interface ShownAlarm {
  EventId: string
  TagId: string
  TagLevel: number
  IsQuiet: boolean
  InMaintenance: boolean
  State: string
  Value: string
  ClearedAt: string | null
}

/** A building with alarms for a test: points of its own, what they say, and what came of it. */
export async function alarmStage(lobby: Lobby) {
  const admin: Desk = await lobby.as('auth_0912345678', '晴川社區')
  const desk = await lobby.as('desk1')
  const database = new Database(lobby.connection, await migrate(lobby.connection), makeLog('fatal'))
  const work = <T>(does: (given: Work) => Promise<T>) =>
    database.write(communityId, (lease) => doWork(lease, { communityId, author: system }, does))
  const add = (changes: object = {}, TagId: string = newId()) =>
    admin.post(`${alarm}/tag`, {
      TagId,
      TagName: '揚水泵電流',
      TagMean: '電流過高',
      AssetPosition: `B1 揚水泵 ${TagId.slice(-4)}`,
      CategoryId: 3,
      TagLevel: 2,
      IsPrivate: false,
      TabletId: null,
      AssetCode: '',
      Unit: 'A',
      LowLimit: '',
      HighLimit: '',
      DebounceSeconds: 0,
      ReportSeconds: null,
      ...changes,
    })
  return {
    admin,
    desk,
    database,
    work,
    communityId,
    add,
    async point(changes: object = {}): Promise<string> {
      const { body, status } = await add(changes)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.Data.TagId
    },
    /** What a source says of a point now. */
    say: (pointId: string, isAbnormal: boolean) =>
      work((given) => takeSignals(given, 'gateway', [{ pointId, at: new Date(), isAbnormal, value: null }])),
    mock: (TagIds: string[], Status: string) => admin.post(`${alarm}/Test/MockLog`, { TagIds, Status }),
    async eventsOf(TagId: string): Promise<ShownAlarm[]> {
      const { body } = await desk.get(`${alarm}/event`, { State: 'all' })
      return body.Data.filter((event: ShownAlarm) => event.TagId === TagId)
    },
    async cards(): Promise<string[]> {
      const { body } = await desk.get(`${alarm}/Event/Unfinished`)
      return body.Data.map((event: ShownAlarm) => event.EventId)
    },
    close: () => database.close(),
  }
}
