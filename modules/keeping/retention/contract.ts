import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Instant, line, Whole } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** One thing that is kept for so many days, with what happens then. */
export const RetentionRule = z.object({
  /** `packages.personal` */
  name: z.string(),
  title: z.string(),
  words: z.string(),
  days: z.int(),
  defaultDays: z.int(),
  minDays: z.int(),
  maxDays: z.int(),
  /** Who chose the days; '' while the default holds. */
  changedBy: z.string(),
  changedAt: Instant.nullable(),
  /** When the nightly job last came to an end; null: never yet. */
  lastRunAt: Instant.nullable(),
  /** How many rows it forgot then. */
  lastCount: z.int(),
})
export type RetentionRule = z.output<typeof RetentionRule>

export const unknownRule = () => problem(404421, '沒有這一項保存期限。')
export const outOfRange = (min: number, max: number) =>
  problem(400421, `保存天數必須在 ${min} 到 ${max} 天之間。`)

export const retention = contract('retention', {
  list: call({
    method: 'GET',
    path: '/api/v1/Retention',
    summary: 'What the community keeps, for how many days, and what happens then.',
    can: 'retention.manage',
    takes: z.object({}),
    gives: data(z.array(RetentionRule)),
  }),
  change: call({
    method: 'PUT',
    path: '/api/v1/Retention/{name}',
    summary: 'Decides how many days something is kept.',
    can: 'retention.manage',
    takes: z.object({ name: line(60), days: Whole }),
    gives: data(RetentionRule),
  }),
})
