import { newId } from '#platform/contract/new-id.ts'
import { writeTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { PollDetail } from '../contract.ts'
import type { Candidate, PollFile, Weight } from '../shapes.ts'

const timeTextOf = (at: Date) => writeTime(at).slice(-5)

/** What a poll says, as its calls take it. */
export const contentOf = (poll: PollDetail) => ({
  title: poll.title,
  content: poll.content,
  startsAt: poll.startsAt,
  endsAt: poll.endsAt,
  isSecret: poll.isSecret,
  weight: poll.weight,
  maxChoices: poll.maxChoices,
  buildings: poll.buildings,
  tags: poll.tags,
  candidates: poll.candidates,
  files: poll.files,
  allowsComments: poll.allowsComments,
})

/** A poll as a form has it. */
export interface PollDraft {
  title: string
  content: string
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  isSecret: boolean
  weight: Weight
  maxChoices: string
  buildings: string[]
  tags: string[]
  candidates: Candidate[]
  files: PollFile[]
  allowsComments: boolean
}

export const newCandidate = (): Candidate => ({ candidateId: newId(), name: '', note: '', photoPath: '' })

/** An empty form: from tomorrow morning, a week long. */
export function emptyDraft(now: Date): PollDraft {
  const day = 86_400_000
  return {
    title: '',
    content: '',
    startDay: dayOf(new Date(now.getTime() + day)),
    startTime: '09:00',
    endDay: dayOf(new Date(now.getTime() + 8 * day)),
    endTime: '20:00',
    isSecret: false,
    weight: 'household',
    maxChoices: '1',
    buildings: [],
    tags: [],
    candidates: [newCandidate(), newCandidate()],
    files: [],
    allowsComments: true,
  }
}

export const draftOf = (poll: PollDetail): PollDraft => ({
  ...contentOf(poll),
  startDay: dayOf(poll.startsAt),
  startTime: timeTextOf(poll.startsAt),
  endDay: dayOf(poll.endsAt),
  endTime: timeTextOf(poll.endsAt),
  maxChoices: String(poll.maxChoices),
})

/** A day and a time of Taipei; undefined while one of them is missing. */
export function instantOf(day: string, time: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return undefined
  return new Date(`${day}T${time}:00+08:00`)
}

/** What a form says, as the calls take it. `kept`: the beginning of a poll that was published, to the second. */
export function saidOf(draft: PollDraft, kept?: Date) {
  const { startDay, startTime, endDay, endTime, maxChoices, ...content } = draft
  return {
    ...content,
    title: draft.title.trim(),
    content: draft.content.trim(),
    candidates: draft.candidates.map((one) => ({ ...one, name: one.name.trim(), note: one.note.trim() })),
    startsAt: kept ?? instantOf(startDay, startTime) ?? new Date(0),
    endsAt: instantOf(endDay, endTime) ?? new Date(0),
    maxChoices: Number(maxChoices),
  }
}
