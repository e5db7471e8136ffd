import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Dashboard } from '../held-shapes.ts'
import type { assemblyFloor } from '../floor-contract.ts'
import { noTimeLimit, notRunning, notThere, notVoting, speakerIdTaken, speechOver } from '../problems.ts'
import type { Topic } from '../shapes.ts'
import { lockAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { namesOf, type RollState, rollState } from './roll-state.ts'
import { speakerTable as s, topicTable as t } from './tables.ts'
import { lockTopic, readTopic } from './topics.ts'

type Calls = typeof assemblyFloor.calls

/** Who speaks and who waits, in the order in which they asked. */
export async function speakersOf(
  lease: Lease,
  assemblyId: string,
  state: RollState,
): Promise<Dashboard['speakers']> {
  const rows = await lease.db
    .select({ speaker: s, topicNumber: t.number })
    .from(s)
    .leftJoin(t, eq(t.id, s.topicId))
    .where(eq(s.assemblyId, assemblyId))
    .orderBy(asc(s.askedAt), asc(s.id))
  const spoken = rows.filter(({ speaker }) => speaker.endedAt && speaker.beganAt)
  return rows
    .filter(({ speaker }) => !speaker.endedAt)
    .toSorted((one, other) => Number(!one.speaker.beganAt) - Number(!other.speaker.beganAt))
    .map(({ speaker, topicNumber }) => {
      const unit = state.unitOf.get(speaker.unitId)
      const agent = state.presenceOf.get(speaker.unitId)?.agentName ?? ''
      const before = spoken.filter(
        (one) => one.speaker.unitId === speaker.unitId && one.speaker.topicId === speaker.topicId,
      )
      return {
        speakerId: speaker.id,
        label: unit?.label ?? '',
        ownerName: unit ? namesOf(unit.owners) : '',
        agentName: agent,
        topicNumber,
        times: before.length + 1,
        beganAt: speaker.beganAt,
      }
    })
}

/** Somebody who is there asks to speak. Throws notFound, notRunning, notThere, speakerIdTaken. */
export async function addSpeaker(
  context: Context,
  { assemblyId, speakerId: id, unitId, topicId }: Taken<Calls['addSpeaker']>,
): Promise<void> {
  const assembly = await lockAssembly(context, assemblyId)
  if (assembly.status !== 'running') throw notRunning()
  const state = await rollState(context, assembly)
  const unit = state.unitOf.get(unitId)
  if (!unit) throw problems.notFound()
  const presence = state.presenceOf.get(unitId)
  if (!presence || presence.leftAt) throw notThere(unit.label)
  const topic = topicId ? await rowOf(context, t, topicId) : undefined
  if (topicId && topic?.assemblyId !== assemblyId) throw problems.notFound()
  const audit = { action: 'assemblies.addSpeaker', target: 'assembly', targetId: assemblyId } as const
  await createOnce(context, {
    id,
    find: () => rowOf(context, s, id),
    isSame: (row) => row.assemblyId === assemblyId && row.unitId === unitId,
    taken: speakerIdTaken,
    isLocked: true,
    again: audit,
    create: async () => {
      await context.db.insert(s).values({ id, assemblyId, topicId, unitId, askedAt: context.now })
      const facts = { label: unit.label, number: topic?.number }
      await noteAct(context, assembly, { act: 'askToSpeak', facts, byName: context.actor.name })
      context.audit({ ...audit, after: { title: assembly.title, units: unit.label } })
    },
  })
}

/** A speech that has not ended, of a meeting that runs and is locked. Throws notFound, notRunning, speechOver. */
async function openSpeech(context: Context, speakerId: string) {
  const found = await rowOf(context, s, speakerId)
  if (!found) throw problems.notFound()
  const assembly = await lockAssembly(context, found.assemblyId)
  if (assembly.status !== 'running') throw notRunning()
  const speaker = await rowOf(context, s, speakerId)
  if (!speaker || speaker.endedAt) throw speechOver()
  const state = await rollState(context, assembly)
  return { assembly, speaker, label: state.unitOf.get(speaker.unitId)?.label ?? '' }
}

/** Gives somebody the floor. Throws what `openSpeech` throws. */
export async function beginSpeaking(
  context: Context,
  { speakerId }: Taken<Calls['beginSpeaking']>,
): Promise<void> {
  const { assembly, label } = await openSpeech(context, speakerId)
  await context.db
    .update(s)
    .set({ endedAt: context.now })
    .where(and(eq(s.assemblyId, assembly.id), isNotNull(s.beganAt), isNull(s.endedAt)))
  await context.db.update(s).set({ beganAt: context.now, endedAt: null }).where(eq(s.id, speakerId))
  await noteAct(context, assembly, { act: 'speak', facts: { label }, byName: context.actor.name })
  context.audit({
    action: 'assemblies.beginSpeaking',
    target: 'assembly',
    targetId: assembly.id,
    after: { title: assembly.title, units: label },
  })
}

/** Takes the floor, or takes whoever waits off the list. Throws what `openSpeech` throws. */
export async function endSpeaking(
  context: Context,
  { speakerId }: Taken<Calls['endSpeaking']>,
): Promise<void> {
  const { assembly, speaker, label } = await openSpeech(context, speakerId)
  await context.db.update(s).set({ endedAt: context.now }).where(eq(s.id, speakerId))
  const act = speaker.beganAt ? 'endSpeech' : 'withdrawSpeech'
  await noteAct(context, assembly, { act, facts: { label }, byName: context.actor.name })
  context.audit({
    action: 'assemblies.endSpeaking',
    target: 'assembly',
    targetId: assembly.id,
    after: { title: assembly.title, units: label },
  })
}

/** Phones have more time, counted from now when it was over. Throws notFound, notVoting, noTimeLimit. */
export async function extendVoting(
  context: Context,
  { topicId, minutes }: Taken<Calls['extendVoting']>,
): Promise<Topic> {
  const { assembly, topic } = await lockTopic(context, topicId)
  if (topic.status !== 'voting') throw notVoting()
  if (!topic.closesAt) throw noTimeLimit()
  const from = Math.max(Number(context.now), Number(topic.closesAt))
  const closesAt = new Date(from + minutes * 60_000)
  await context.db
    .update(t)
    .set({ closesAt, rowVersion: topic.rowVersion + 1 })
    .where(eq(t.id, topicId))
  const facts = { topicId, number: topic.number, minutes }
  await noteAct(context, assembly, { act: 'extendVoting', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.extendVoting',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title },
  })
  return readTopic(context, topicId)
}
