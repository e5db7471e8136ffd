import type { Role } from '#platform/contract/access.ts'
import { platformWords } from '#platform/contract/platform-words.ts'
import { sumOfWords } from '#platform/contract/words.ts'
import { auditPersonalData, auditRetention } from '#platform/server/audit-retention.ts'
import { chores as platformChores } from '#platform/server/chores.ts'
import { platformGauges } from '#platform/server/platform-gauges.ts'
import type { AnyJob, Chore } from '#platform/server/jobs.ts'
import type { ChoreNeeds, Declared, Demo, Program } from '#platform/server/manifest.ts'
import type { Reaction } from '#platform/server/reactions.ts'
import type { Route } from '#platform/server/serve.ts'
import { effectivePermissions } from '#modules/staff/permissions/effective.ts'
import { areas } from './areas.ts'

const modules = Object.values(areas).flat()

const words = sumOfWords([platformWords, ...modules.flatMap((module) => module.words ?? [])])

/** What all modules declare. */
export const declared: Declared = {
  words,
  contracts: modules.flatMap((module) => module.contracts),
  permissions: Object.assign({}, ...modules.map((module) => module.permissions)),
  firstPerson: modules.flatMap((module) => module.firstPerson ?? []),
  secondPerson: modules.flatMap((module) => module.secondPerson ?? []),
  sheets: modules.flatMap(({ sheets = [] }) => (typeof sheets === 'function' ? sheets(words) : sheets)),
  finders: modules.flatMap((module) => module.finders ?? []),
  pushes: modules.flatMap((module) => module.pushes ?? []),
  retentions: [...modules.flatMap((module) => module.retentions ?? []), ...auditRetention],
  personalData: [...modules.flatMap((module) => module.personalData ?? []), auditPersonalData],
  phoneHolders: modules.flatMap((module) => module.phoneHolders ?? []),
  householdParts: modules.flatMap((module) => module.householdParts ?? []),
  householdPasts: modules.flatMap((module) => module.householdPasts ?? []),
  residentParts: modules.flatMap((module) => module.residentParts ?? []),
  noticeSubjects: modules.flatMap((module) => module.noticeSubjects ?? []),
  shiftSections: modules.flatMap((module) => module.shiftSections ?? []),
  entryUses: modules.flatMap((module) => module.entryUses ?? []),
  calendarParts: modules.flatMap((module) => module.calendarParts ?? []),
  boardParts: modules.flatMap((module) => module.boardParts ?? []),
  assetRegisters: modules.flatMap((module) => module.assetRegisters ?? []),
}

/** What modules do when an event of another one happened. */
export const allReactions: readonly Reaction[] = modules.flatMap(({ reactions = [] }) =>
  typeof reactions === 'function' ? reactions(declared) : reactions,
)

/** Every call with its handler. */
export const allRoutes = (program: Program): Route[] =>
  modules.flatMap(({ routes }) => (typeof routes === 'function' ? routes(program) : routes))

/** Every kind of job that verbs and events put into the queue. */
export const allJobs = (program: Program): readonly AnyJob[] => [
  ...allReactions.map((reaction) => reaction.job),
  ...modules.flatMap(({ jobs = [] }) => (typeof jobs === 'function' ? jobs(program) : jobs)),
]

/** What the part `gateways` does as long as it runs. */
export const allGateways = modules.flatMap(({ gateways }) => gateways ?? [])

/** Figures of the whole installation, for whoever runs it. */
export const allGauges = [...platformGauges, ...modules.flatMap(({ gauges }) => gauges ?? [])]

/** What is done by timetable across communities. */
export const allChores = (storage: ChoreNeeds['storage']): readonly Chore[] => [
  ...platformChores,
  ...modules.flatMap(({ chores = [] }) =>
    typeof chores === 'function' ? chores({ storage, declared }) : chores,
  ),
]

/** What the demo community has, besides the cast of `database/cast`. */
export const allDemos: readonly Demo[] = modules.flatMap(({ demo = [] }) => demo)

/** What is done at every start before anything else, module by module. */
export const prepareAll: NonNullable<(typeof modules)[number]['prepare']> = async (needs) => {
  for (const { prepare } of modules) await prepare?.(needs)
}

/** Puts what every module begins with into a community that was just made. */
export const insertDefaults: Program['insertDefaults'] = async (connection, communityId) => {
  for (const { defaults } of modules) await defaults?.(connection, communityId)
}

/** What a role may in a community that changed this of it. */
export const permissionsOf = (role: Role, deviations: readonly (readonly [string, boolean])[]) =>
  effectivePermissions(declared.permissions, role, deviations)
