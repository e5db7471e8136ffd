import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import type { FacilityRow } from '#modules/everyday/facilities/server/public.ts'
import {
  freeLane,
  mayHave,
  spanOf,
  speakMoment,
  speakSpan,
  tellHousehold,
  type Wish,
  writeBooking,
} from '#modules/everyday/facility-bookings/server/public.ts'
import { drawnSlots } from './queries.ts'
import type { DrawRow } from './tables.ts'

const hour = 3_600_000

/** A household in its turn. */
export interface Turn {
  entryId: string
  householdId: string
  label: string
  wishes: string[]
  people: number
  /** As they were when it entered. */
  acceptedRules: string
  rank: number
  lot: number
}

const isClosed = async (work: Work, householdId: string): Promise<boolean> =>
  (await work.query('select from household where id = $1 and closed_at is not null', [householdId])).length >
  0

/**
 * Gives each household in its turn the dearest of its wishes that is left and that it may have: it has until the evening after to
 * accept. Whoever finds none left waits for the dearest, in this order. Gives the booking of each; undefined for whom there is nothing.
 */
export async function giveOut(
  work: Work,
  facility: FacilityRow,
  draw: DrawRow,
  turns: readonly Turn[],
): Promise<(string | undefined)[]> {
  const { day, drawsAt } = draw
  const slots = new Map(drawnSlots(facility, day, draw).map((slot) => [slot.from, slot]))
  const acceptBy = Math.max(drawsAt.getTime(), work.now.getTime()) + 25 * hour
  const given: (string | undefined)[] = []
  for (const { householdId: entered, label, wishes, people, acceptedRules, rank } of turns) {
    // It may have become part of another since the list was closed.
    const householdId = await currentHouseholdId(work, entered)
    if (await isClosed(work, householdId)) {
      given.push(undefined)
      continue
    }
    const wanted = wishes.flatMap((from): Wish[] => {
      const slot = slots.get(from)
      return slot ? [{ household: { id: householdId, label }, day, ...slot, people }] : []
    })
    const id = newId()
    given.push((await place(wanted)) ? id : undefined)

    /** What it wished for it may not have any more: closed meanwhile, or it has what is allowed. Its wait is over at once, and it hears so. */
    async function tellNothing(
      made: { id: string; source: 'draw'; by: string; acceptedRules: string },
      wish?: Wish,
    ) {
      if (!wish) return
      await writeBooking(work, facility, { ...made, wish, queuedAt: work.now, isOver: true })
      await tellHousehold(work, {
        bookingId: id,
        title: `未中籤：${facility.name}`,
        text: `${label} 想要的${facility.name} ${speakSpan(spanOf(wish))} 已不能預約（${facility.retiredAt ? '這項公設已停用' : '暫停開放、已達每戶上限，或點數不足'}），這次沒有抽中。`,
      })
    }

    async function place(all: readonly Wish[]): Promise<boolean> {
      const allowed: Wish[] = []
      // One that was retired meanwhile is nobody's.
      if (!facility.retiredAt)
        for (const wish of all) if (await mayHave(work, facility, wish)) allowed.push(wish)
      const [dearest] = allowed
      const made = { id, source: 'draw' as const, by: label, acceptedRules }
      if (!dearest) {
        await tellNothing(made, all[0])
        return false
      }
      for (const wish of allowed) {
        const span = spanOf(wish)
        const laneNo = await freeLane(work, facility, span)
        if (laneNo === undefined) continue
        const offeredUntil = new Date(Math.min(acceptBy, span.startsAt.getTime()))
        await writeBooking(work, facility, { ...made, wish, laneNo, offeredUntil })
        await tellHousehold(work, {
          bookingId: id,
          title: `中籤：${facility.name}`,
          text: `${label} 抽中${facility.name} ${speakSpan(span)}。請在 ${speakMoment(offeredUntil)} 前接受，逾時由候補遞補。`,
          holdsWhile: 'offered',
        })
        return true
      }
      // A millisecond for each turn keeps the order of the draw.
      await writeBooking(work, facility, {
        ...made,
        wish: dearest,
        queuedAt: new Date(work.now.getTime() + rank),
      })
      await tellHousehold(work, {
        bookingId: id,
        title: `候補：${facility.name}`,
        text: `${label} 這次沒有抽中${facility.name} ${speakSpan(spanOf(dearest))}，已列入候補；有人放棄時依抽籤順序通知。下次多一支籤。`,
        holdsWhile: 'waiting',
      })
      return true
    }
  }
  return given
}
