import type { MotionKind, Thresholds } from '#modules/assemblies/tally/contract.ts'
import type { Topic, VoteWay } from '../shapes.ts'
import { emptyRow, type SeatRow, seatRows, seatsOf } from './seat-rows.ts'

/** A motion or an election as somebody writes it down. */
export interface TopicForm {
  /** The motion of the first meeting that is taken up again, '' where it is none. */
  copiedFrom: string
  title: string
  description: string
  kind: MotionKind
  voteWay: VoteWay
  thresholds: Thresholds | null
  rows: SeatRow[]
  alternates: string
  /** '' until somebody says otherwise: as many as there are seats. */
  mostChoices: string
  countsBy: 'heads' | 'area'
  isPlurality: boolean
}

/** What a motion says, to be changed; a new one is an ordinary one with named votes. */
export const formOf = (of: Topic | undefined): TopicForm => ({
  copiedFrom: of?.copiedFromId ?? '',
  title: of?.title ?? '',
  description: of?.description ?? '',
  kind: of?.kind ?? 'ordinary',
  voteWay: of?.voteWay ?? 'record',
  thresholds: of?.thresholds ?? null,
  rows: of?.kind === 'election' ? seatRows(of.seats, of.options) : [emptyRow],
  alternates: String(of?.alternates ?? 0),
  mostChoices: of?.kind === 'election' && of.mostChoices !== seatsIn(of.seats) ? String(of.mostChoices) : '',
  countsBy: of?.countsBy ?? 'heads',
  isPlurality: of?.isPlurality ?? true,
})

const seatsIn = (seats: readonly { seats: number }[]): number =>
  seats.reduce((sum, one) => sum + one.seats, 0)

/** How many names a ballot may have: what was written, else as many as there are seats. */
export const mostChoicesOf = ({ mostChoices, rows }: Pick<TopicForm, 'mostChoices' | 'rows'>): number =>
  Number(mostChoices) || seatsIn(rows.map(({ seats }) => ({ seats: Math.max(1, Number(seats) || 1) })))

/** What is sent of it; `fixed`: the motion whose rules are changed no more. */
export function contentOf(form: TopicForm, of: Topic | undefined, fixed: Topic | undefined) {
  const isElection = form.kind === 'election'
  const { title, description, voteWay, thresholds } = form
  const ruled = fixed ?? {
    kind: form.kind,
    ...(isElection ? seatsOf(form.rows, of?.options ?? []) : { options: [], seats: [] }),
    alternates: isElection ? Number(form.alternates) || 0 : 0,
    mostChoices: isElection ? mostChoicesOf(form) : 1,
    countsBy: isElection ? form.countsBy : ('heads' as const),
    isPlurality: isElection && form.isPlurality,
  }
  return {
    title,
    description,
    voteWay,
    thresholds,
    kind: ruled.kind,
    options: ruled.options,
    seats: ruled.seats,
    alternates: ruled.alternates,
    mostChoices: ruled.mostChoices,
    countsBy: ruled.countsBy,
    isPlurality: ruled.isPlurality,
  }
}
