import type { Lease } from '#platform/server/database.ts'
import type { Owner, Relation } from '../shapes.ts'
import type { AssemblyRecord, TopicRecord } from './tables.ts'
import type { Standing } from './vote-rules.ts'

/** A unit that somebody in the hall speaks for, with what it counts and what was voted for it. */
export interface CardUnit {
  unitId: string
  label: string
  owners: Owner[]
  ownerKey: string
  agentKey: string | null
  agentName: string
  /** How it was registered; null where nobody is there for it. */
  registered: { relation: Relation | null; at: string; desk: string; isInWriting: boolean } | null
  heads: number
  fifths: number
  /** Whoever speaks for it has not left. */
  isHere: boolean
  vote: Standing | null
}

const unit = `u.id as "unitId", u.label, u.owners, u.owner_key as "ownerKey", 
  case when p.id is not null then json_build_object('relation', p.agent_relation,
    'at', p.registered_at, 'desk', p.desk, 'isInWriting', p.has_original or p.proxy_path <> '') end as registered`
// Whoever spoke for a unit when voting began speaks for it no longer once its owner came; what he voted until then stands.
const inVoting = `
  with mine as (
    select x.id from assembly_unit x where x.assembly_id = $1 and x.owner_key = any($2)
    union select w.unit_id from assembly_weight w where w.topic_id = $4 and w.agent_key = any($3))
  select ${unit}, w.agent_key as "agentKey", w.heads, w.fifths::float8 as fifths,
    p.id is not null and p.left_at is null and p.agent_key is not distinct from w.agent_key as "isHere",
    case when w.agent_key is null then '' else coalesce((select x.agent_name from assembly_presence x
      where x.unit_id = u.id and x.agent_key = w.agent_key order by x.number desc limit 1), '') end as "agentName",
    case when v.id is not null then json_build_object('id', v.id, 'choices', v.choices, 'source', v.source,
      'isCounted', v.is_counted, 'castBy', v.cast_by) end as vote
  from mine join assembly_unit u on u.id = mine.id join assembly_weight w on w.topic_id = $4 and w.unit_id = u.id
  left join assembly_presence p on p.unit_id = u.id and p.cancelled_at is null
  left join assembly_vote v on v.topic_id = $4 and v.unit_id = u.id and v.void_at is null
  order by u.position, u.id`
const before = `
  with mine as (
    select x.id from assembly_unit x where x.assembly_id = $1 and x.owner_key = any($2)
    union select p.unit_id from assembly_presence p
    where p.assembly_id = $1 and p.agent_key = any($3) and p.cancelled_at is null)
  select ${unit}, p.agent_key as "agentKey", 1 as heads, (5 * u.area::bigint)::float8 as fifths, null as vote,
    p.left_at is null as "isHere", p.agent_name as "agentName"
  from mine join assembly_unit u on u.id = mine.id join assembly_presence p on p.unit_id = u.id and p.cancelled_at is null
  order by u.position, u.id`

/** By owners, a person counts with the first of his units. */
const onceEach = (rows: readonly CardUnit[]): CardUnit[] => {
  const known = new Set<string>()
  return rows.map((row) => {
    const heads = known.has(row.ownerKey) ? 0 : 1
    known.add(row.ownerKey)
    return { ...row, heads }
  })
}

/**
 * What the cards of these owners mean: while voting goes on, units that were there when it began; else those that are there
 * now, with what they weigh before any limit. In a sealed vote the card of a unit is its agent's, where he is no owner. Reads
 * what is theirs alone.
 */
export async function unitsOfCards(
  lease: Lease,
  assembly: AssemblyRecord,
  topic: TopicRecord | undefined,
  ownerKeys: readonly string[],
) {
  const agents = ownerKeys.map((key) => `owner ${key}`)
  const values = [assembly.id, [...ownerKeys], agents]
  const read = await lease.query<CardUnit & Record<string, unknown>>(
    topic ? inVoting : before,
    topic ? [...values, topic.id] : values,
  )
  const rows = topic || assembly.personCount === 'unit' ? read : onceEach(read)
  // An agent who is no owner has no card of his own, and in a sealed vote nobody else can encrypt for him.
  const isSealed = topic?.voteWay === 'sealed'
  /** What one card means: own units, and those that its owner, who is there himself, speaks for. */
  const of = ({ id, ownerKey }: { id: string; ownerKey: string }) => {
    const own = rows.find(({ unitId }) => unitId === id)
    const agentName = own?.agentName ?? ''
    const heldBy = (agentKey: string | null) =>
      rows.filter((row) => row.ownerKey === ownerKey && row.agentKey === agentKey && row.isHere)
    if (isSealed && own?.agentKey?.startsWith('name ')) return { own, units: heldBy(own.agentKey), agentName }
    const selves = heldBy(null)
    const given = rows.filter(({ agentKey, isHere }) => agentKey === `owner ${ownerKey}` && isHere)
    return { own, units: selves.length ? [...selves, ...given] : [], agentName }
  }
  return { rows, of }
}
