import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import { doWork, system } from '#platform/server/work.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import { formClosed, type gasForms, tooManyFromHere } from '../form-contract.ts'
import { readRow } from './queries.ts'
import { writeReading } from './write.ts'

type Calls = typeof gasForms.calls

/** What a household's link for its meter opens. */
export const linkUse = { kind: 'gas', service: 54, closed: formClosed } as const

/** Readings of a day of one household, which has one and looks at its meter again; its neighbours share its network. */
const ofHousehold = guesses({
  what: 'gasForm',
  paces: { account: { allowed: 30, minutes: 24 * 60 } },
  refuse: tooManyFromHere,
})

/** Counts what a household sends by its link, readings and photos alike. Throws tooManyFromHere. */
export const countOfHousehold = ({ database, address }: OpenContext, householdId: string) =>
  ofHousehold.count(database, { address, account: householdId })

/** The period that households may write into today; undefined when there is none. */
async function openPeriod(lease: Lease, now: Date) {
  const [row] = await lease.query<{ id: string; ym: string; endsOn: string }>(
    `select id, ym, ends_on::text as "endsOn" from gas_period
     where closed_at is null and starts_on <= $1::date and ends_on >= $1::date order by starts_on desc limit 1`,
    [dayOf(now)],
  )
  if (!row) throw formClosed()
  return row
}

/**
 * What the household's page shows. Neither what was read before nor what somebody else wrote: a code on a wall is read by
 * whoever passes. Throws formClosed.
 */
export async function showForm(context: OpenContext, { token }: Taken<Calls['show']>) {
  const { communityId, communityName, householdId, label } = await householdOfLink(context, token, linkUse)
  return context.database.read(communityId, async (lease) => {
    const { id, ym, endsOn } = await openPeriod(lease, context.now)
    const row = await readRow(lease, id, householdId)
    if (row.isSmart) throw formClosed()
    const isOwn = row.filledBy === 'qr'
    const isFilled = row.current !== null && row.filledBy !== 'estimate'
    return {
      communityName,
      label,
      ym,
      endsOn,
      digits: row.digits,
      current: isOwn ? row.current : null,
      isFilled,
    }
  })
}

/** A household writes its reading by its link. Throws formClosed, tooManyFromHere, and what `writeReading` throws. Audited. */
export async function sendForm(context: OpenContext, input: Taken<Calls['send']>) {
  const { token, current: value, ...given } = input
  const { communityId, householdId } = await householdOfLink(context, token, linkUse)
  await countOfHousehold(context, householdId)
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      const { id: periodId } = await openPeriod(work, work.now)
      const { judged, before } = await writeReading(work, {
        ...given,
        change: null,
        periodId,
        householdId,
        value,
        filledBy: 'qr',
        filledByName: '',
        photoPath: '',
      })
      work.audit({
        action: 'gasReadings.fillByLink',
        target: 'gasReading',
        targetId: householdId,
        before: { gasValue: before.current, isLeak: before.isLeak },
        after: { gasValue: value, isLeak: given.isLeak, ...(judged && { finding: judged.finding }) },
      })
      return { isAbnormal: judged?.isAbnormal ?? false }
    }),
  )
}
