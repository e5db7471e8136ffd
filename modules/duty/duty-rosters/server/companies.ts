import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { listCompanies, readCompany } from '#modules/duty/clock-entries/server/public.ts'
import { restCode } from '#modules/duty/shift-times.ts'
import type { CompanyLimits, dutyRosters, RosterCompany } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import { readPattern } from '../patterns.ts'
import { adminOfAllNeeded, limitsUnlawful, limitsUnsound, patternUnsound, rulesChanged } from '../problems.ts'
import { areLawful, usualLimits } from '../roster-limits.ts'

type Calls = typeof dutyRosters.calls

interface RuleRow {
  [column: string]: unknown
  companyId: string
  limits: CompanyLimits
  patterns: string[]
  rowVersion: number
}

const rules = `
  select company_id as "companyId", limits, patterns, row_version as "rowVersion" from duty_company_rule`

/** Companies with their shifts, limits and patterns, and the communities in which they are the same. */
export async function listRosterCompanies(context: Context): Promise<RosterCompany[]> {
  const companies = await listCompanies(context)
  const known = new Map((await context.query<RuleRow>(rules)).map((row) => [row.companyId, row]))
  const joined = await context.query<{ companyId: string; name: string }>(
    'select company_id as "companyId", community_name as name from duty_groups_here() order by 2',
  )
  return companies.map((company) => {
    const { limits = usualLimits, patterns = [], rowVersion = 0 } = known.get(company.companyId) ?? {}
    const names = joined.filter(({ companyId }) => companyId === company.companyId).map(({ name }) => name)
    return {
      ...company,
      limits: { ...usualLimits, ...limits },
      patterns,
      rulesVersion: rowVersion,
      joined: names,
    }
  })
}

const areSound = (limits: CompanyLimits) =>
  limits.dayNormal <= limits.dayLongest &&
  limits.dayLongest <= 1440 &&
  limits.monthNormal <= limits.monthLongest

/** Saves the limits and patterns of a company. Throws notFound, limitsUnsound, limitsUnlawful, patternUnsound, rulesChanged. */
export async function saveRules(context: Context, input: Taken<Calls['saveRules']>): Promise<void> {
  const { companyId, limits, patterns, rulesVersion } = input
  const { name, shiftClasses } = await readCompany(context, companyId)
  if (!areSound(limits)) throw limitsUnsound()
  if (!areLawful(limits)) throw limitsUnlawful()
  const codes = new Set([restCode, ...shiftClasses.map(({ code }) => code)])
  if (patterns.some((pattern) => !readPattern(pattern, codes))) throw patternUnsound()
  await oneAtATime(context, 'duty roster')
  const made = await context.query(
    `insert into duty_company_rule as t (company_id, limits, patterns) values ($1, $2, $3)
     on conflict (community_id, company_id) do update
       set limits = excluded.limits, patterns = excluded.patterns, row_version = t.row_version + 1
       where t.row_version = $4
     returning company_id`,
    [companyId, JSON.stringify(limits), patterns, rulesVersion],
  )
  if (!made.length) throw rulesChanged()
  context.emit(dutyRosterChanged, { month: '' })
  context.audit({
    action: 'dutyRosters.saveRules',
    target: 'dutyCompany',
    targetId: companyId,
    after: { name, ordinaryOvertime: String(limits.ordinaryOvertime) },
  })
}

interface Joinable {
  [column: string]: unknown
  communityId: string
  companyId: string
  name: string
  communityName: string
}

const joinable = `
  select c.community_id as "communityId", c.id as "companyId", c.name, k.name as "communityName"
  from duty_company c
  join community k on k.id = c.community_id
  join live_membership m on m.community_id = c.community_id and m.account_id = $1 and m.role = 'admin'
  where c.community_id <> $2 and c.retired_at is null order by k.name, c.name limit 200`

/** Companies of the other communities of which the caller is an admin as well; none for who is no admin here. */
export const listJoinable =
  (database: Database) =>
  ({ actor }: Context): Promise<Joinable[]> =>
    actor.role === 'admin'
      ? database.glance('of which companies somebody is an admin', (lease) =>
          lease.query<Joinable>(joinable, [actor.accountId, actor.communityId]),
        )
      : Promise.resolve([])

/**
 * Says that a company here and one elsewhere are one, with all that are one with either, or that the one here stands alone: the others
 * stay together. Who joins is an admin of every community of it. Throws notFound, adminOfAllNeeded.
 */
export const joinCompany =
  (database: Database) =>
  async (context: Context, { companyId, other }: Taken<Calls['joinCompany']>): Promise<void> => {
    const { actor, now } = context
    const { name } = await readCompany(context, companyId)
    if (actor.role !== 'admin') throw adminOfAllNeeded()
    const found = (await listJoinable(database)(context)).find(
      (each) => each.communityId === other?.communityId && each.companyId === other.companyId,
    )
    if (other && !found) throw problems.notFound()
    await oneAtATime(context, 'duty roster')
    if (found) {
      const [row] = await context.query<{ isJoined: boolean }>(
        'select join_duty_companies($1, $2, $3, $4, $5, $6, $7) as "isJoined"',
        [
          companyId,
          found.communityId,
          found.companyId,
          actor.accountId,
          actor.name,
          JSON.stringify(usualLimits),
          now,
        ],
      )
      if (!row?.isJoined) throw adminOfAllNeeded()
    } else await context.query('select part_duty_company($1, $2, $3)', [companyId, actor.name, now])
    context.emit(dutyRosterChanged, { month: '' })
    context.audit({
      action: found ? 'dutyRosters.joinCompany' : 'dutyRosters.partCompany',
      target: 'dutyCompany',
      targetId: companyId,
      after: { name, communityName: found?.communityName ?? '' },
    })
  }
