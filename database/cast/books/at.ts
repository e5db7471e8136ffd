import type { Logger } from 'pino'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { contextOf } from '#platform/server/work.ts'
import type { CastAccount } from '../accounts.ts'
import { qingchuan } from '../communities.ts'

/** What the verbs of the product work with, at a time gone by and in somebody's name. */
export type At = (who: CastAccount, when: Date) => Context

const nothing = () => undefined

/** Contexts over one transaction; what was done in years gone by tells nobody and leaves no line in the audit of today. */
export const atTimes =
  (lease: Lease, log: Logger): At =>
  (who, now) => {
    const work = { ...lease, now, emit: nothing, audit: nothing, enqueue: async () => undefined }
    const author = { accountId: who.id, name: who.displayName }
    return contextOf(work as never, author, { communityId: qingchuan.id, log })
  }

/** A month of Taipei as an age: 0 is this one, -1 the last. */
export interface Month {
  /** 2026-11 */
  month: string
  /** 11 */
  nth: number
  /** That day of it, at an hour of Taipei. */
  on(day: number, hour?: number): Date
  /** 2026-11-08 */
  day(day: number): string
  lastDay: string
}

/** The month so many months from the one of `now`. */
export function monthFrom(now: Date, months: number): Month {
  const { year, month: nth } = taipei(now)
  const first = new Date(Date.UTC(year, nth - 1 + months, 1))
  const month = first.toISOString().slice(0, 7)
  const day = (at: number) => `${month}-${String(at).padStart(2, '0')}`
  return {
    month,
    nth: first.getUTCMonth() + 1,
    day,
    on: (at, hour = 10) => new Date(`${day(at)}T${String(hour).padStart(2, '0')}:20:00+08:00`),
    lastDay: new Date(Date.UTC(year, nth + months, 0)).toISOString().slice(0, 10),
  }
}
