import type { Kind, Topic } from '../shapes.ts'
import type { AssemblyRecord } from './tables.ts'

/** What the notice says of a motion. */
export type NoticedTopic = Pick<
  Topic,
  | 'number'
  | 'title'
  | 'description'
  | 'kind'
  | 'voteWay'
  | 'applied'
  | 'options'
  | 'seats'
  | 'alternates'
  | 'mostChoices'
  | 'countsBy'
  | 'isPlurality'
>
/** What the notice says; the time as an ISO text, the day as YYYY-MM-DD. */
export interface Notice {
  title: string
  kind: Kind
  meetingAt: string
  place: string
  convenerName: string
  noticeDay: string | null
  note: string
  topics: NoticedTopic[]
}

/** What a notice says of a meeting and its motions: no extempore one, and each as it was when it was published (Art. 30). */
export const noticeOf = (assembly: AssemblyRecord, topics: readonly Topic[]): Notice => ({
  title: assembly.title,
  kind: assembly.kind,
  meetingAt: assembly.meetingAt.toISOString(),
  place: assembly.place,
  convenerName: assembly.convenerName,
  noticeDay: assembly.noticeDay,
  note: assembly.note,
  topics: topics
    .filter(({ isExtempore }) => !isExtempore)
    .map((topic) => ({
      number: topic.number,
      title: topic.noticed?.title ?? topic.title,
      description: topic.noticed?.description ?? topic.description,
      kind: topic.noticed?.kind ?? topic.kind,
      voteWay: topic.voteWay,
      applied: topic.applied,
      options: topic.options,
      seats: topic.seats,
      alternates: topic.alternates,
      mostChoices: topic.mostChoices,
      countsBy: topic.countsBy,
      isPlurality: topic.isPlurality,
    })),
})
