import { gte } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import type { CallContext, OpenContext } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { KeyedLease } from '#platform/server/community-keys.ts'
import { guesses } from '#platform/server/guesses.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { keptDays } from '#modules/keeping/retention/server/public.ts'
import { raiseAnnouncement } from '#modules/visitors/visitor-announcements/server/public.ts'
import { consentOf, visitorSettingsOf } from '#modules/visitors/visitor-settings/server/public.ts'
import { registrationDays } from '#modules/visitors/visitor-settings/contract.ts'
import {
  calmADay,
  consentChanged,
  consentMissing,
  formClosed,
  mostADay,
  notAPhone,
  registrationIdTaken,
  tooManyFromHere,
  tooManyToday,
  type visitorRegistrations,
} from '../contract.ts'
import { visitorRegistered } from '../events.ts'
import { communityOfToken, isGoodToken, writeFormToken } from './form-token.ts'
import { registrations as r } from './tables.ts'

type Submission = Taken<typeof visitorRegistrations.calls.submitForm>

/** The page of the public form, spelled as the specification has it. */
const page = '/mgmt/visitorRealNameRigistration'

/** The address of the community's form, whether it is open or not; `publicAddress`: where visitors reach the program, '' when nobody said. */
export async function showFormUrl(context: CallContext, publicAddress: string) {
  const { token, expiresAt } = await writeFormToken(context, context.actor.communityId, context.now)
  const { isOpen } = await visitorSettingsOf(context)
  return { url: `${publicAddress}${page}?token=${token}`, expiresAt, isEnabled: isOpen }
}

const communityWithService = `select c.name from community c
  join community_service s on s.community_id = c.id and s.service_id = 17 where c.id = $1 and c.suspended_at is null`

const aDay = 24 * 60
/** Registrations of a day: the guests of a feast share the building's wireless network, a whole town the network of its mobile phones. */
const fromHere = guesses({
  what: 'visitorForm',
  paces: {
    address: { allowed: 100, minutes: aDay },
    line: { allowed: 150, minutes: aDay },
    network: { allowed: 200, minutes: aDay },
  },
  refuse: tooManyFromHere,
})
/** When a community had more than a day's visitors, whoever sent many sends no more, and others still do. */
const fromHereInAFlood = guesses({
  what: 'visitorForm.flood',
  paces: {
    address: { allowed: 3, minutes: aDay },
    line: { allowed: 5, minutes: aDay },
    network: { allowed: 20, minutes: aDay },
  },
  refuse: tooManyFromHere,
})

const today = (lease: Pick<Work, 'db'>, now: Date): Promise<number> =>
  lease.db.$count(r, gte(r.at, dayStart(now)))

/** Whose form a token opens. Nothing is said of why one does not. Throws formClosed. */
async function communityOf(
  context: OpenContext,
  token: string,
): Promise<{ communityId: string; communityName: string }> {
  const communityId = communityOfToken(token)
  const [row] = communityId
    ? await context.database.glance('whose form this is', (lease) =>
        lease.query<{ name: string }>(communityWithService, [communityId]),
      )
    : []
  if (!communityId || !row) throw formClosed()
  return { communityId, communityName: row.name }
}

async function requireOpen(lease: KeyedLease, token: string, now: Date): Promise<void> {
  const isOpen = (await isGoodToken(lease, token, now)) && (await visitorSettingsOf(lease)).isOpen
  if (!isOpen) throw formClosed()
}

/** What the public form shows (個資法 Art. 8: purpose, kinds, term, rights). Throws formClosed. */
export async function showForm(context: OpenContext, token: string) {
  const { communityId, communityName } = await communityOf(context, token)
  return context.database.read(communityId, async (lease) => {
    await requireOpen({ ...lease, sealer: context.sealer }, token, context.now)
    const { words, version } = await consentOf(lease)
    const days = (await keptDays(lease, 'visitorRegistrations.all')) ?? registrationDays
    return { communityName, consent: words, consentVersion: version, keptDays: days }
  })
}

/** Gives the registration, and whether it is a new one. */
async function keep(work: Work, input: Submission, communityName: string) {
  const { registrationId = newId(), name, people, goingTo, consentVersion } = input
  const phone = normalTelephone(input.phone)
  if (!phone) throw notAPhone()
  // So that the limit of a day holds and a retry waits for its first attempt.
  await oneAtATime(work, 'visitor registrations')
  const earlier = await createOnce(work, {
    id: registrationId,
    find: () => rowOf(work, r, registrationId),
    isSame: (row) => says(row, { name, phone }),
    taken: registrationIdTaken,
    isLocked: true,
    create: async () => {
      if ((await today(work, work.now)) >= mostADay) throw tooManyToday()
      await work.db
        .insert(r)
        .values({ id: registrationId, at: work.now, name, phone, people, goingTo, consentVersion })
      await raiseAnnouncement(work, { name, communityName, registrationId, people })
      work.emit(visitorRegistered, { registrationId })
      work.audit({
        action: 'visitorRegistrations.submit',
        target: 'visitorRegistration',
        targetId: registrationId,
        after: { people, consentVersion },
      })
    },
  })
  return { registrationId, isNew: !earlier }
}

/** Counts a registration by where it comes from before anything waits for it. Throws tooManyFromHere. */
async function countFromHere({ database, address, now }: OpenContext, communityId: string) {
  const sent = await database.read(communityId, (lease) => today(lease, now))
  const pace = sent < calmADay ? fromHere : fromHereInAFlood
  return pace.count(database, { address })
}

/**
 * A visitor registers on the public form; the desk hears of it. The same id with the same person is the same registration.
 * Throws formClosed, consentMissing, consentChanged, notAPhone, registrationIdTaken, tooManyFromHere, tooManyToday.
 */
export async function submitForm(context: OpenContext, input: Submission) {
  if (!input.isConsent) throw consentMissing()
  const { communityId, communityName } = await communityOf(context, input.token)
  const counted = await countFromHere(context, communityId)
  const kept = context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      await requireOpen({ ...work, sealer: context.sealer }, input.token, work.now)
      if ((await consentOf(work)).version !== input.consentVersion) throw consentChanged()
      return keep(work, input, communityName)
    }),
  )
  const { registrationId, isNew } = await kept.catch(async (error: unknown) => {
    if (error instanceof Problem) await counted.takeBack()
    throw error
  })
  if (!isNew) await counted.takeBack()
  return { registrationId, communityName }
}
