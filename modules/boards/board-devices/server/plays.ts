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
  // A screen whose hours are none of the clock's says two of the same hour: the greater one counts, as when it is told again.
  const once = new Map<string, ToldPlay>()
  for (const play of plays) {
    const key = `${Math.floor(+play.hour / 3_600_000)} ${play.boardId} ${play.item}`
    const before = once.get(key)
    const { plays: times = 0, seconds = 0 } = before ?? {}
    once.set(key, {
      ...play,
      plays: Math.max(play.plays, times),
      seconds: Math.max(play.seconds, seconds),
    })
  }
  if (!once.size) return
  const told = [...once.values()]
  await lease.query(put, [
    deviceId,
    told.map((play) => play.hour),
    told.map((play) => play.boardId),
    told.map((play) => play.item),
    told.map((play) => play.plays),
    told.map((play) => play.seconds),
  ])
}

interface Wanted {
  days: number
  day?: string | undefined
  displayDeviceId?: string | undefined
}

const shownBy = 'board_play p join board_device d on d.id = p.device_id and d.removed_at is null'
const wanted = `($3::date is null and p.hour > $1::timestamptz - make_interval(days => $2)
      or p.hour >= $3::date::timestamp at time zone 'Asia/Taipei' and p.hour < ($3::date + 1)::timestamp at time zone 'Asia/Taipei')
    and ($4::uuid is null or p.device_id = $4)`
const given = (now: Date, { days, day, displayDeviceId }: Wanted) => [
  now,
  days,
  day ?? null,
  displayDeviceId ?? null,
]

/** What each screen showed on a day or in the last days, most first. */
export const listPlays = (context: Context, which: Wanted): Promise<Play[]> =>
  context.query<Play & Record<string, unknown>>(
    `select p.device_id as "displayDeviceId", p.board_id as "boardId", p.item, sum(p.plays)::int as plays, sum(p.seconds)::int as seconds
     from ${shownBy} where ${wanted} group by 1, 2, 3 order by seconds desc limit 500`,
    given(context.now, which),
  )

/** What one screen showed in one hour. */
export interface HourOfPlay extends Record<string, unknown> {
  hour: Date
  screen: string
  board: string
  item: string
  plays: number
  seconds: number
}

/** How many lines an export of these has. */
export async function countPlays(lease: Lease, which: Wanted, now: Date): Promise<number> {
  const [row] = await lease.query<{ count: number }>(
    `select count(*)::int as count from ${shownBy} where ${wanted}`,
    given(now, which),
  )
  return row?.count ?? 0
}

/** Hour by hour what each screen showed, the newest first; `after` is how many lines came before. */
export async function readPlays(
  lease: Lease,
  which: Wanted,
  { after, limit, now }: { after: string; limit: number; now: Date },
) {
  const skipped = Number(after || 0)
  const rows = await lease.query<HourOfPlay>(
    `select p.hour, d.name as screen, coalesce(b.name, '') as board, p.item, p.plays, p.seconds
     from ${shownBy} left join board b on b.id = p.board_id where ${wanted}
     order by p.hour desc, d.name, p.device_id, p.board_id, p.item limit $5 offset $6`,
    [...given(now, which), limit, skipped],
  )
  return { rows, after: rows.length < limit ? '' : String(skipped + rows.length) }
}
