import type { Work } from '#platform/server/work.ts'
import { pollChanged } from '../events.ts'

// Of a secret poll a paper that voted is void like any other: else it would stand apart from those that did not.
const papers = `
  update poll_voter v set code_hash = null, coded_at = null, is_code_used = false
  from poll p where p.id = v.poll_id and v.household_id = any($1) and v.code_hash is not null
    and p.weight = 'household' and p.published_at is not null and p.done_at is null and p.deleted_at is null and p.ends_at > $2
    and not exists (select from household h where h.id = v.household_id and h.merged_into is not null)
    and not exists (select from resident r where r.household_id = v.household_id and r.moved_out_at is null)
  returning v.poll_id as "pollId"`

/**
 * Everybody of these households moved out: their papers of open polls by household vote no longer, and open nothing. The
 * household keeps its one vote; whoever lives there next is printed a paper of their own. One that became part of another keeps
 * the vote that it had when the poll was published.
 */
export async function voidPapersOf(
  work: Pick<Work, 'query' | 'now' | 'emit'>,
  { householdIds }: { householdIds: readonly string[] },
): Promise<void> {
  const rows = await work.query<{ pollId: string }>(papers, [householdIds, work.now])
  for (const pollId of new Set(rows.map((row) => row.pollId))) work.emit(pollChanged, { pollId })
}
