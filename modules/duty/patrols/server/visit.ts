import { cut } from '#platform/contract/cut.ts'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { openCase } from '#modules/assets/repairs/server/public.ts'
import { isProved } from '#modules/duty/duty-keys/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import type { patrols } from '../contract.ts'
import { patrolsChanged } from '../events.ts'
import {
  answersWrong,
  codeWrong,
  orderWrong,
  photoNeeded,
  seenOutside,
  visitedAlready,
  visitOther,
} from '../problems.ts'
import { type KeptStop, type RoundRow, roundRow } from './rounds.ts'

type Calls = typeof patrols.calls
type Visit = Taken<Calls['visit']>

/** How long before its time somebody may be at a point, and how far the clock of a phone may be ahead, in milliseconds. */
const early = 3_600_000
const ahead = 120_000
/** How long after its end a round is still walked, in milliseconds. */
const after = 3_600_000

/** What was answered, with what is odd. Throws answersWrong, photoNeeded. */
function judged({ tasks }: KeptStop, { answers, photo }: Visit) {
  return tasks.flatMap(({ label, kind, most, isNeeded }) => {
    const value = answers.find((answer) => answer.label === label)?.value.trim() ?? ''
    if (kind === 'photo') {
      if (isNeeded && !photo) throw photoNeeded(label)
      return []
    }
    const isNumber = /^-?\d{1,7}(\.\d{1,3})?$/.test(value)
    if ((isNeeded && !value) || (kind === 'number' && value && !isNumber)) throw answersWrong(label)
    if (kind === 'yesNo' && value && !['yes', 'no'].includes(value)) throw answersWrong(label)
    const isOdd = kind === 'number' && value !== '' && most !== null && Number(value) > most
    return value ? [{ label, value, isOdd }] : []
  })
}

/** Throws seenOutside. */
function mustBeInTime({ startsAt, endsAt }: RoundRow, seenAt: Date, now: Date): void {
  const isInRound =
    seenAt.getTime() >= startsAt.getTime() - early && seenAt.getTime() <= endsAt.getTime() + after
  if (!isInRound || seenAt.getTime() > now.getTime() + ahead) throw seenOutside()
}

/** In a route with an order every point before was seen, or its time was over when this one was. Throws orderWrong. */
async function mustBeNext(context: Context, round: RoundRow, { pointId, seenAt }: Visit): Promise<void> {
  if (!round.isOrdered) return
  const seen = await context.query<{ id: string }>(
    'select point_id as id from patrol_visit where round_id = $1',
    [round.roundId],
  )
  const place = round.stops.findIndex((stop) => stop.pointId === pointId)
  const before = round.stops
    .slice(0, place)
    .find((stop) => !seen.some(({ id }) => id === stop.pointId) && new Date(stop.until) > seenAt)
  if (before) throw orderWrong(before.name)
}

/**
 * Somebody was at a point. Of a round without a line each is sent in its order, once; sent again it is the same visit. What is broken becomes
 * a repair. Throws notFound, codeWrong, seenOutside, orderWrong, answersWrong, photoNeeded, visitedAlready, visitOther, and what claiming a photo throws.
 */
export async function visit(context: CallContext, input: Visit): Promise<void> {
  const { roundId, pointId, code, seenAt, note, fault, photo } = input
  const { actor, now } = context
  await oneAtATime(context, `patrol ${roundId}`)
  const round = await roundRow(context, roundId)
  const stop = round.stops.find((each) => each.pointId === pointId)
  if (!stop) throw problems.notFound()
  const [known] = await context.query<{ by: string; name: string; seenAt: Date }>(
    `select visited_by as by, visited_by_name as name, seen_at as "seenAt", answers, note, fault, photo
     from patrol_visit where round_id = $1 and point_id = $2`,
    [roundId, pointId],
  )
  if (known) {
    if (known.by !== actor.accountId || known.seenAt.getTime() !== seenAt.getTime())
      throw visitedAlready(known.name)
    if (!says(known, { answers: judged(stop, input), note, fault, photo })) throw visitOther(stop.name)
    context.audit({ action: 'patrols.visitAgain', target: 'patrolRound', targetId: roundId })
    return
  }
  const right = await context.query('select from patrol_point where id = $1 and code = $2', [
    pointId,
    code.trim().toUpperCase(),
  ])
  if (!right.length) throw codeWrong(stop.name)
  mustBeInTime(round, seenAt, now)
  await mustBeNext(context, round, input)
  const answers = judged(stop, input)
  const photoHash = await claimFile(context, photo, 'webcam')
  const proof = input.proof?.photoHash === photoHash ? input.proof : null
  const isSigned = await isProved(context, proof, { act: 'visit', on: [roundId, pointId, code], at: seenAt })
  const opened = fault
    ? await openCase(context, actor.name, {
        id: newId(),
        title: cut(`${stop.name}　${fault}`, 60),
        detail: note,
        place: stop.place || stop.name,
        assetId: null,
        source: 'desk',
        photos: photo ? [photo] : [],
      })
    : undefined
  await context.query(
    `insert into patrol_visit (round_id, point_id, seen_at, received_at, visited_by, visited_by_name, answers, note, fault, photo, case_id, is_proved)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      roundId,
      pointId,
      seenAt,
      now,
      actor.accountId,
      actor.name,
      JSON.stringify(answers),
      note,
      fault,
      photo,
      opened?.id ?? null,
      isSigned,
    ],
  )
  context.emit(patrolsChanged, {})
  context.audit({
    action: 'patrols.visit',
    target: 'patrolRound',
    targetId: roundId,
    after: { name: stop.name, ...(fault ? { fault } : {}) },
  })
}

/** Says why nobody was at a point in time. Throws notFound where nobody missed it. */
export async function explainMissed(
  context: Context,
  { roundId, pointId, cause, note }: Taken<Calls['explainMissed']>,
): Promise<void> {
  const made = await context.query(
    `update patrol_miss set cause = $3, note = $4, explained_by_name = $5 where round_id = $1 and point_id = $2 returning round_id`,
    [roundId, pointId, cause, note, context.actor.name],
  )
  if (!made.length) throw problems.notFound()
  context.emit(patrolsChanged, {})
  context.audit({
    action: 'patrols.explainMissed',
    target: 'patrolRound',
    targetId: roundId,
    after: { cause, note },
  })
}
