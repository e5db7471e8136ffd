import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Shown } from './shapes.ts'

export const formClosed = () => problem(404_28_011, '這個連結已失效，或現在不是抄表期間；請洽管理中心。')
export const tooManyFromHere = (seconds: number) =>
  problem(429_28_011, `填寫太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試，或告訴管理中心。`, {
    retryAfter: seconds,
  })

const token = verbatim(120)
const path = '/api/v1/Gas/Form/{token}'

/** The reading of a household by its own link. Of the household it shows only what it wrote itself. */
export const gasForms = contract('gasForms', {
  show: call({
    method: 'GET',
    path,
    summary: 'What the household’s page shows: whose it is, until when, and what it wrote.',
    can: 'public',
    takes: z.object({ token }),
    gives: data(
      z.object({
        communityName: z.string(),
        label: z.string().meta({ wire: 'TabletNote' }),
        ym: z.string(),
        endsOn: Day.meta({ wire: 'EndDate' }),
        digits: z.int(),
        /** What stands there by the household’s own hand; null: nothing, or somebody else read it. */
        current: Shown.nullable(),
        isFilled: z.boolean(),
      }),
    ),
  }),
  send: call({
    method: 'PUT',
    path,
    summary:
      'The household writes what its meter shows; what is implausible is said at once, as at the desk.',
    can: 'public',
    takes: z.object({
      token,
      current: Shown,
      isConfirmed: z.boolean().default(false),
      isLeak: z.boolean().default(false),
    }),
    gives: data(z.object({ isAbnormal: z.boolean() })),
  }),
  addPhoto: call({
    method: 'POST',
    path: `${path}/Photo`,
    summary:
      'A photo of the meter for the reading that the household just wrote; another one takes its place.',
    can: 'public',
    body: 'file',
    takes: z.object({ token }),
    gives: done,
  }),
})
