import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Play } from '../contract.ts'

/** What a screen showed in an hour, as a sum: told again, it changes nothing. */
export interface ToldPlay {
  hour: Date
  boardId: string
  item: string
  plays: number
  seconds: number
}

const put = `
  insert into board_play (device_id, hour, board_id, item, plays, seconds)
  select $1, date_trunc('hour', hour), board_id, item, plays, seconds
  from unnest($2::timestamptz[], $3::uuid[], $4::text[], $5::integer[], $6::integer[]) as told (hour, board_id, item, plays, seconds)
  where hour between now() - interval '60 days' and now() + interval '1 hour'
  on conflict (community_id, device_id, hour, board_id, item) do update
    set plays = greatest(board_play.plays, excluded.plays), seconds = greatest(board_play.seconds, excluded.seconds)`

/** Writes proof of play down. */
export async function notePlays(lease: Lease, deviceId: string, plays: readonly ToldPlay[]): Promise<void> {
  const once = [
    ...new Map(plays.map((play) => [`${+play.hour} ${play.boardId} ${play.item}`, play])).values(),
  ]
  if (!once.length) return
  await lease.query(put, [
    deviceId,
    once.map((play) => play.hour),
    once.map((play) => play.boardId),
    once.map((play) => play.item),
    once.map((play) => play.plays),
    once.map((play) => play.seconds),
  ])
}

/** What each screen showed in the last days, most first. */
export const listPlays = (context: Context, days: number): Promise<Play[]> =>
  context.query<Play & Record<string, unknown>>(
    `select p.device_id as "displayDeviceId", p.board_id as "boardId", p.item, sum(p.plays)::int as plays, sum(p.seconds)::int as seconds
     from board_play p join board_device d on d.id = p.device_id and d.removed_at is null
     where p.hour > $1::timestamptz - make_interval(days => $2) group by 1, 2, 3 order by seconds desc limit 500`,
    [context.now, days],
  )
