import type { Demo } from '#platform/server/manifest.ts'
import { dayOf, dayStart } from '#platform/contract/taipei.ts'
import { gym, lights, type Sample, satisfaction } from './demo-polls.ts'

const hour = 3_600_000
const day = 24 * hour
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** All flats of the demo community, building by building. */
const labels = ['A棟', 'B棟', 'C棟'].flatMap((building) =>
  Array.from({ length: 60 }, (_, nth) => `${building}-${Math.floor(nth / 4) + 1}F-${(nth % 4) + 1}`),
)

interface Cast {
  nth: number
  householdId: string
  receipt: string
  candidateIds: string[]
  at: Date
}

/** Polls of the demo community: one that is open, one that is done, one that is being prepared. */
export const demo: Demo = ({ now, communityId, clerk, householdId, idOf }) => {
  /** A number below `most` that is the same at every start. */
  const drawn = (name: string, most: number) => Number.parseInt(idOf(`poll ${name}`).slice(0, 8), 16) % most
  const receiptOf = (name: string) => {
    const hex = idOf(`pollReceipt ${name}`).replaceAll('-', '')
    const picked = Array.from(
      { length: 12 },
      (_, nth) => signs[Number.parseInt(hex.slice(nth * 2, nth * 2 + 2), 16) % 32],
    )
    return [0, 4, 8].map((at) => picked.slice(at, at + 4).join('')).join('-')
  }
  const candidatesOf = (poll: Sample) =>
    poll.candidates.map(([name, note], nth) => ({
      candidateId: idOf(`poll ${poll.name} ${nth}`),
      name,
      note,
      photoPath: '',
    }))
  const at = (days: number, hours = 0) => new Date(dayStart(now).getTime() + days * day + hours * hour)
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const row = (poll: Sample, number: number) => ({
    communityId,
    id: idOf(`poll ${poll.name}`),
    number,
    title: poll.title,
    content: poll.content,
    isSecret: poll.isSecret,
    weight: poll.weight,
    maxChoices: poll.maxChoices,
    buildings: poll.buildings,
    candidates: candidatesOf(poll),
    allowsComments: true,
    startsAt: at(poll.from, 9),
    endsAt: at(poll.until, 20),
    createdAt: at(Math.min(poll.from, -1), -30),
    createdByName: clerk.name,
    changedAt: at(Math.min(poll.from, -1), -26),
    changedByName: clerk.name,
    publishedAt: poll.isPublished ? at(poll.from, -4) : null,
    publishedByName: poll.isPublished ? clerk.name : null,
    doneAt: poll.until < 0 ? at(poll.until + 1, 10) : null,
    doneByName: poll.until < 0 ? clerk.name : null,
  })
  const cast = (poll: Sample): Cast[] =>
    labels.flatMap((label, nth) => {
      if (drawn(`${poll.name} ${label}`, 180) >= poll.votes) return []
      const begins = at(poll.from, 9).getTime()
      const ends = Math.min(now.getTime(), at(poll.until, 20).getTime())
      const chosen = poll.candidates.findIndex(
        (_, one) =>
          drawn(`${poll.name} ${label} choice`, 100) <
          poll.shares.slice(0, one + 1).reduce((sum, part) => sum + part, 0),
      )
      return {
        nth,
        householdId: householdId(label),
        receipt: receiptOf(`${poll.name} ${label}`),
        candidateIds: [idOf(`poll ${poll.name} ${Math.max(0, chosen)}`)],
        at: new Date(begins + (drawn(`${poll.name} ${label} time`, 1000) / 1000) * (ends - begins)),
      }
    })
  const open = cast(gym)
  const past = cast(satisfaction)
  const voters = (poll: Sample) =>
    labels.map((label) => ({
      communityId,
      pollId: idOf(`poll ${poll.name}`),
      householdId: householdId(label),
      weight: 1,
    }))
  const turnout = (poll: Sample, votes: readonly Cast[]) =>
    votes.map(({ householdId: id }) => ({ communityId, pollId: idOf(`poll ${poll.name}`), householdId: id }))
  const days = (poll: Sample, votes: readonly Cast[]) =>
    [...new Set(votes.map((vote) => dayOf(vote.at)))].map((date) => ({
      communityId,
      pollId: idOf(`poll ${poll.name}`),
      day: date,
      votes: votes.filter((vote) => dayOf(vote.at) === date).length,
    }))
  const weights = Object.fromEntries(
    candidatesOf(satisfaction).map(({ candidateId }) => [
      candidateId,
      past.filter((vote) => vote.candidateIds.includes(candidateId)).length,
    ]),
  )
  const boxed = past
    .map(({ receipt, candidateIds }) => ({ receipt, candidateIds }))
    .sort((one, other) => (one.receipt < other.receipt ? -1 : 1))
  return [
    ['poll', [row(satisfaction, 1), row(gym, 2), row(lights, 3)]],
    ['poll_voter', [...voters(gym), ...voters(satisfaction)]],
    ['poll_turnout', [...turnout(gym, open), ...turnout(satisfaction, past)]],
    ['poll_day', [...days(gym, open), ...days(satisfaction, past)]],
    [
      'poll_ballot',
      open.map(({ nth, householdId: id, receipt, candidateIds, at: votedAt }) => ({
        communityId,
        id: idOf(`pollBallot ${nth}`),
        pollId: idOf(`poll ${gym.name}`),
        householdId: id,
        receipt,
        candidateIds,
        weight: 1,
        at: votedAt,
      })),
    ],
    [
      'poll_box',
      [
        {
          communityId,
          pollId: idOf(`poll ${satisfaction.name}`),
          ballots: JSON.stringify(boxed),
          weights: JSON.stringify(weights),
          votedWeight: past.length,
        },
      ],
    ],
    [
      'poll_comment',
      gym.comments.map(([label, body, reason], nth) => ({
        communityId,
        id: idOf(`pollComment ${nth}`),
        pollId: idOf(`poll ${gym.name}`),
        householdId: householdId(label),
        body,
        at: ago(2 + nth * 5),
        hiddenAt: reason ? ago(1) : null,
        hiddenByName: reason ? clerk.name : null,
        hideReason: reason,
      })),
    ],
  ]
}
