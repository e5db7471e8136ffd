import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import type { Fraction, Thresholds } from '#modules/assemblies/tally/contract.ts'
import { electionExtempore, notOfParent, rulesFixed, sourceCarried, sourceWithdrawn } from '../problems.ts'
import type { Bylaw } from '../bylaw-shapes.ts'
import { type AssemblyRecord, topicTable as t, type TopicRecord } from './tables.ts'

/** What decides whether a motion is carried or who is elected, and what is asked. */
const deciding = [
  'kind',
  'thresholds',
  'options',
  'seats',
  'alternates',
  'mostChoices',
  'countsBy',
  'isPlurality',
] as const
const text = ['title', 'description'] as const
const named = [...text, ...deciding, 'voteWay'] as const
type Content = Pick<TopicRecord, (typeof named)[number]>

const differing = (before: Content, after: Content): readonly (typeof named)[number][] =>
  named.filter((name) => !isDeepStrictEqual(before[name], after[name]))

/** The motion of the first meeting that is taken up again. Throws notOfParent, sourceCarried, sourceWithdrawn. */
export async function sourceOf(
  context: Context,
  assembly: AssemblyRecord,
  id: string | null,
): Promise<TopicRecord> {
  const source = id ? await rowOf(context, t, id) : undefined
  if (!source || source.assemblyId !== assembly.parentId) throw notOfParent()
  if (source.decision === 'carried') throw sourceCarried(source.number)
  if (source.decision === 'withdrawn') throw sourceWithdrawn(source.number)
  return source
}

/** What a motion says and asks, as it is taken up again. */
export const contentOf = ({ title, description, kind, options, seats, ...more }: TopicRecord) => ({
  title,
  description,
  kind,
  options,
  seats,
  alternates: more.alternates,
  mostChoices: more.mostChoices,
  countsBy: more.countsBy,
  isPlurality: more.isPlurality,
})

/** What of a motion was changed, before and after, for the record. */
export const changesOf = (before: Content, after: Content) =>
  Object.fromEntries(
    differing(before, after).map((name) => [name, { before: before[name], after: after[name] }]),
  )

/**
 * What is fixed: from the beginning of the meeting whatever decides; from the notice on that nothing becomes an election (Art.
 * 30 II); and in a meeting called again the very motion of the first (Art. 32). Throws electionExtempore, notOfParent,
 * rulesFixed.
 */
export function requireChangeable(assembly: AssemblyRecord, topic: TopicRecord, after: Content): void {
  const changed = new Set(differing(topic, after))
  const isNotified = assembly.status !== 'draft'
  if (after.kind === 'election' && (topic.isExtempore || (isNotified && topic.kind !== 'election')))
    throw electionExtempore()
  if (topic.copiedFromId && [...text, ...deciding].some((name) => name !== 'thresholds' && changed.has(name)))
    throw notOfParent()
  if (assembly.status === 'running' && deciding.some((name) => changed.has(name))) throw rulesFixed()
}

/** What the notice said of a motion whose title, words or kind were changed after it; null: what it says now. */
export function noticedOf(
  assembly: AssemblyRecord,
  topic: TopicRecord,
  after: Content,
): TopicRecord['noticed'] {
  if (assembly.status === 'draft' || topic.isExtempore) return null
  const first = topic.noticed ?? {
    title: topic.title,
    description: topic.description,
    kind: topic.kind,
  }
  const now = { title: after.title, description: after.description, kind: after.kind }
  return isDeepStrictEqual(first, now) ? null : first
}

const said = ({ part, of, isMore }: Fraction) => `${isMore ? '>' : '≥'}${part}/${of}`

/** Thresholds as a line of signs, for the audit; persons before area. */
export const thresholdsLine = ({ quorum, approval }: Thresholds): string =>
  `${said(quorum.heads)} ${said(quorum.area)}; ${said(approval.heads)} ${said(approval.area)}`

/** The bylaws' own numbers for a meeting that is called again, which the law lets them set (Art. 32 I). */
export const againBy = (bylaws: readonly Bylaw[], day: string): Thresholds | undefined =>
  bylaws
    .filter(({ kind, from }) => kind === 'reconvened' && from <= day)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)?.thresholds
