import { sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { residents as r } from '#modules/homes/residents/server/public.ts'
import { type AutoChannel, autoChannels, type HandChannel, type NoticeSettings, type Way } from '../shapes.ts'
import type { Reach } from './channel.ts'
import { channelCalled } from './channels.ts'
import { contacts as c } from './tables.ts'

/** A resident with every way to reach them. */
export interface Person extends Reach {
  residentId: string
  householdId: string
  name: string
  way: Way
  /** Since when they live there, where somebody wrote it down. */
  movedInOn: string | null
}

const ofHouseholds = statement('notice_people', (query) =>
  query
    .select({
      residentId: sql<string>`resident.id`.as('resident'),
      householdId: r.householdId,
      name: r.name,
      mobile: r.mobile,
      movedInOn: r.movedInOn,
      email: sql<string>`coalesce(${c.email}, '')`.as('mail'),
      lineUserId: sql<string>`coalesce(${c.lineUserId}, '')`.as('line'),
      way: sql<Way>`coalesce(${c.way}, 'auto')`.as('wished'),
    })
    .from(r)
    .leftJoin(c, sql`${c.residentId} = resident.id`)
    .where(sql`${r.householdId} = any(${sql.placeholder('householdIds')}) and ${r.movedOutAt} is null`)
    .orderBy(r.position, r.id),
)

/** Who lives in the households, in their order. */
export const peopleOf = (lease: Lease, householdIds: readonly string[]): Promise<Person[]> =>
  lease.run(ofHouseholds, { householdIds: [...householdIds] })

const isAuto = (way: string): way is AutoChannel => (autoChannels as readonly string[]).includes(way)

/** The channels that reach somebody, the wished one first; none when a person is to tell them, or nobody. */
export function channelsFor(
  person: Person,
  { order, on }: { order: readonly AutoChannel[]; on: ReadonlySet<AutoChannel> },
): AutoChannel[] {
  const { way } = person
  if (way !== 'auto' && !isAuto(way)) return []
  const wanted = [...new Set([...(isAuto(way) ? [way] : []), ...order])]
  return wanted.filter((name) => on.has(name) && channelCalled(name).addressOf(person) !== '')
}

/** One way to one recipient, before it is written. */
export interface Route {
  channel: AutoChannel | HandChannel
  /** Absent: the whole household. */
  person?: Person
  address: string
}

export interface Reaching {
  settings: NoticeSettings
  on: ReadonlySet<AutoChannel>
  /** Those who are told: the named person, or the household. */
  people: readonly Person[]
  /** Legal papers: nobody is passed over, and somebody rings as well. */
  isLegal: boolean
  /** `call`: only by telephone; a tag could not say it. */
  byHand: 'any' | 'call' | 'never'
}

const hand = (way: Way): way is HandChannel => way === 'tag' || way === 'phone' || way === 'intercom'

function handRoute({ settings, people, byHand }: Reaching, wish?: HandChannel): Route | undefined {
  if (byHand === 'never') return undefined
  const own = people.find((person) => hand(person.way))?.way
  const wanted = wish ?? (own && hand(own) ? own : settings.byHandWay)
  const callable = people.some((person) => person.mobile)
  if (byHand === 'call') return callable ? { channel: 'phone', address: '' } : undefined
  return { channel: wanted === 'phone' && !callable ? 'tag' : wanted, address: '' }
}

/**
 * Which ways a notice takes. LINE and mail reach everybody who has them; SMS costs money, so one person gets one when no
 * other channel reaches the household. Whoever no channel reaches hears by hand.
 */
export function routesFor(reaching: Reaching): Route[] {
  const { settings, on, isLegal } = reaching
  const people = reaching.people
    .filter((person) => isLegal || person.way !== 'none')
    .map((person) => (isLegal && person.way === 'none' ? { ...person, way: 'auto' as const } : person))
  if (reaching.people.length && !people.length) return []
  const firsts = people.flatMap((person) => {
    const [channel] = channelsFor(person, { order: settings.order, on })
    return channel ? [{ channel, person, address: channelCalled(channel).addressOf(person) }] : []
  })
  const free = firsts.filter(({ channel }) => channel !== 'sms')
  const auto: Route[] = free.length ? free : firsts.slice(0, 1)
  const byHand = handRoute({ ...reaching, people }, isLegal && auto.length ? 'phone' : undefined)
  if (byHand && (!auto.length || isLegal)) auto.push(byHand)
  return auto
}
