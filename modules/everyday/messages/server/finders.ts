import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { titleOf } from './queries.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  senderName: string
  content: string
  at: Date
  isClosed: boolean
}

const byFragment = `
  select m.id, m.household_id as "householdId", h.label, m.sender_name as "senderName", m.content, m.at,
    m.status = 2 as "isClosed"
  from resident_message m join household h on h.id = m.household_id
  where (m.status < 2 or m.at > now() - interval '366 days')
    and strpos(lower(normalize(m.sender_name || ' ' || m.content, NFKC)), $1) > 0
  order by m.status = 2, m.at desc, m.id limit $2`

async function findMessages(lease: Lease, { lower }: Fragment, most: number) {
  const rows = await lease.query<Row>(byFragment, [lower, most])
  return rows.map(({ senderName, content, isClosed, ...row }) => ({
    ...row,
    names: [senderName],
    words: [titleOf(content)],
    state: isClosed ? 'closed' : '',
    rank: isClosed ? 7 : 2,
  }))
}

/** What residents wrote in a year, and what is open, by its words and by who wrote. */
export const finders: readonly Finder[] = [
  { kind: 'message', can: 'messages.view', service: [33], find: findMessages },
]
