import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { guesses } from '#platform/server/guesses.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { listFacilities } from '#modules/everyday/facilities/server/public.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import type { Booking } from '../contract.ts'
import type { facilityForms, OwnBooking } from '../form-contract.ts'
import { linkClosed, tooManyFromHere } from '../problems.ts'
import { accept, cancel } from './acts.ts'
import { book, wait } from './book.ts'
import { daySlots } from './day-slots.ts'
import { listComing } from './queries.ts'

type Calls = typeof facilityForms.calls

/** What a link of a household for facilities opens. */
export const linkUse = { kind: 'facility', service: 51, closed: linkClosed } as const

/** Acts of one household in a day, refused ones too: a family books, changes its mind, and tries again; its neighbours share its network. */
const perHousehold = guesses({
  what: 'facilityForm',
  paces: { account: { allowed: 60, minutes: 24 * 60 } },
  refuse: tooManyFromHere,
})

/** Counts an act of a household's link. Throws tooManyFromHere. */
export const countOfHousehold = ({ database, address }: OpenContext, householdId: string) =>
  perHousehold.count(database, { address, account: householdId })

const ownOf = (booking: Booking): OwnBooking => {
  const {
    householdId: _h,
    label: _l,
    names: _n,
    seriesId: _s,
    source: _o,
    madeBy: _m,
    checkedInAt: _i,
    checkedOutAt: _u,
    ...own
  } = booking
  return own
}

/** What the household's page shows. Throws linkClosed. */
export async function showForm(context: OpenContext, { token }: Taken<Calls['show']>) {
  const { communityId, communityName, householdId, label, since } = await householdOfLink(
    context,
    token,
    linkUse,
  )
  return context.database.read(communityId, async (lease) => {
    const facilities = (await listFacilities(lease)).filter(({ isRetired }) => !isRetired)
    const coming = await listComing({ ...lease, now: context.now }, householdId, since)
    const bookings = coming.map(ownOf)
    return { communityName, label, facilities, bookings }
  })
}

/** The slots of a day. Throws linkClosed, notFound. */
export async function showDay(context: OpenContext, { token, ...asked }: Taken<Calls['showDay']>) {
  const { communityId, householdId } = await householdOfLink(context, token, linkUse)
  return context.database.read(communityId, (lease) =>
    daySlots({ ...lease, now: context.now }, { ...asked, householdId }),
  )
}

/** Something that a household does by its link; all that it does is its own. Throws linkClosed, tooManyFromHere. */
async function byLink(
  context: OpenContext,
  token: string,
  act: (work: Work, household: { householdId: string; by: string; since: Date | null }) => Promise<Booking>,
): Promise<OwnBooking> {
  const { communityId, householdId, label, since } = await householdOfLink(context, token, linkUse)
  await countOfHousehold(context, householdId)
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) =>
      ownOf(await act(work, { householdId, by: label, since })),
    ),
  )
}

/** What those who lived there before booked is the desk's to cancel. Throws notFound. */
async function requireTheirs(work: Work, bookingId: string, since: Date | null): Promise<void> {
  if (!since) return
  const theirs = 'select id from facility_booking where id = $1 and coalesce(household_since, made_at) >= $2'
  if (!(await work.query(theirs, [bookingId, since])).length) throw problems.notFound()
}

/** Books, as `book` does. */
export const bookByLink = (context: OpenContext, { token, ...asked }: Taken<Calls['book']>) =>
  byLink(context, token, async (work, { householdId, by }) => {
    const { bookings } = await book(work, { ...asked, householdId, by, source: 'link', weeks: 1 })
    const [made] = bookings
    if (!made) throw linkClosed()
    return made
  })

/** Goes on the waiting list, as `wait` does. */
export const waitByLink = (context: OpenContext, { token, ...asked }: Taken<Calls['wait']>) =>
  byLink(context, token, (work, { householdId, by }) =>
    wait(work, { ...asked, householdId, by, source: 'link' }),
  )

/** Accepts, as `accept` does. */
export const acceptByLink = (context: OpenContext, { token, ...meant }: Taken<Calls['accept']>) =>
  byLink(context, token, async (work, { householdId, since }) => {
    await requireTheirs(work, meant.bookingId, since)
    return accept(work, { ...meant, householdId })
  })

/** Cancels, as `cancel` does. */
export const cancelByLink = (context: OpenContext, { token, ...meant }: Taken<Calls['cancel']>) =>
  byLink(context, token, async (work, { householdId, by, since }) => {
    await requireTheirs(work, meant.bookingId, since)
    return cancel(work, { ...meant, householdId, by, reason: '' })
  })
