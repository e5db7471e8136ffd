import type { PollState } from '../shapes.ts'
import type { PollRow } from './tables.ts'

type Times = Pick<PollRow, 'publishedAt' | 'startsAt' | 'endsAt' | 'doneAt'>

/** How a poll stands: its rows say when things happened, never how it stands. */
export function stateOf({ publishedAt, startsAt, endsAt, doneAt }: Times, now: Date): PollState {
  if (doneAt) return 'done'
  if (!publishedAt) return 'draft'
  if (now < startsAt) return 'waiting'
  return now < endsAt ? 'going' : 'ended'
}

/** Whether nobody votes any more. */
export const isOver = (poll: Times, now: Date): boolean => ['ended', 'done'].includes(stateOf(poll, now))

/** The same in SQL, of a table `p`; $now is a parameter's place such as $1. */
export const stateInSql = (now: string): string => `
  case when p.done_at is not null then 'done' when p.published_at is null then 'draft'
    when p.starts_at > ${now} then 'waiting' when p.ends_at > ${now} then 'going' else 'ended' end`
