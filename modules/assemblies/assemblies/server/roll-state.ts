import { and, asc, eq, isNull } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Lease } from '#platform/server/database.ts'
import {
  attendanceOf,
  type Credit,
  type Excess,
  excessOf,
  jointKey,
  nothing,
  type Presence,
  type Roll,
} from '#modules/assemblies/tally/contract.ts'
import type { Owner, UnitOwner } from '../shapes.ts'
import { inHall } from './replay.ts'
import {
  type AssemblyRecord,
  presenceTable as p,
  type PresenceRecord,
  topicTable as t,
  unitTable as u,
  type UnitRecord,
  weightTable as w,
} from './tables.ts'

/** The signs that part names and codes in a key are none of theirs. */
const bare = (text: string) => text.replaceAll(/[\\#+]/g, (sign) => `\\${sign}`)

/**
 * Gives those who own a unit one key, the same for all units of theirs in a roll: alike in name and in what tells two of one
 * name apart. It is random: of a digest of so little anybody would find the telephone number or the identity card again.
 */
export function ownerKeysOf(
  roll: Iterable<Pick<UnitRecord, 'owners' | 'ownerKey'>>,
): (owners: readonly Owner[]) => string {
  const said = (owners: readonly Owner[]) =>
    jointKey(owners.map(({ name, code }) => `${bare(name)}#${bare(code)}`))
  const known = new Map([...roll].map(({ owners, ownerKey }) => [said(owners), ownerKey]))
  return (owners) => {
    const key = known.get(said(owners)) ?? randomBytes(8).toString('hex')
    known.set(said(owners), key)
    return key
  }
}

/** Those who own a unit, as a line. */
export const namesOf = (owners: readonly Owner[]): string => owners.map(({ name }) => name).join('、')

/** Who may vote, who is there, and what that counts now. */
export interface RollState {
  roll: Roll
  units: readonly UnitRecord[]
  unitOf: ReadonlyMap<string, UnitRecord>
  /** By the key of an owner, the first of his units. */
  firstOf: ReadonlyMap<string, UnitRecord>
  presenceOf: ReadonlyMap<string, PresenceRecord>
  creditOf: ReadonlyMap<string, Credit>
  /** What of each unit that is there is over a limit. */
  excess: ReadonlyMap<string, Excess>
  /** Those who are in the hall, in the order in which they came. */
  present: readonly PresenceRecord[]
  /** The motion that is voted on now, and the units that were there when voting began. */
  voting: { number: number; weighed: ReadonlySet<string> } | undefined
}

async function votingNow(lease: Lease, assemblyId: string): Promise<RollState['voting']> {
  const rows = await lease.db
    .select({ number: t.number, unitId: w.unitId })
    .from(t)
    .leftJoin(w, eq(w.topicId, t.id))
    .where(and(eq(t.assemblyId, assemblyId), eq(t.status, 'voting')))
  const [first] = rows
  return first && { number: first.number, weighed: new Set(rows.flatMap(({ unitId }) => unitId ?? [])) }
}

/** The number of the motion that is voted on and in which a unit that is there does not count, for it came later (Art. 31). */
const tooLateFor = ({ voting }: RollState, { unitId, leftAt }: PresenceRecord): number | null =>
  voting && !leftAt && !voting.weighed.has(unitId) ? voting.number : null

/** An assembly's roll and its presences, in their orders. */
export async function rollState(lease: Lease, assembly: AssemblyRecord): Promise<RollState> {
  const units = await lease.db
    .select()
    .from(u)
    .where(eq(u.assemblyId, assembly.id))
    .orderBy(asc(u.position), asc(u.id))
  const presences = await lease.db
    .select()
    .from(p)
    .where(and(eq(p.assemblyId, assembly.id), isNull(p.cancelledAt)))
    .orderBy(asc(p.number))
  const roll: Roll = { units, count: assembly.personCount }
  const present = inHall(
    roll,
    presences.filter(({ leftAt }) => !leftAt),
  )
  const { credits } = attendanceOf(roll, present.map(presenceFor))
  return {
    roll,
    units,
    unitOf: new Map(units.map((unit) => [unit.id, unit])),
    firstOf: new Map(units.toReversed().map((unit) => [unit.ownerKey, unit])),
    presenceOf: new Map(presences.map((one) => [one.unitId, one])),
    creditOf: new Map(credits.map((credit) => [credit.unitId, credit])),
    excess: excessOf(roll, credits),
    present,
    voting: await votingNow(lease, assembly.id),
  }
}

/** Whether somebody speaks for a unit without a written proxy that was kept, which the law asks for (Art. 27 III). */
export const isUnwritten = (presence: PresenceRecord | undefined): boolean =>
  presence !== undefined && presence.agentKey !== null && !presence.hasOriginal && !presence.proxyPath

const presenceFor = ({ unitId, agentKey }: PresenceRecord): Presence => ({ unitId, agentKey })

/**
 * A unit as it is shown, with who is there for it. The digits that tell owners apart are not shown, nor a key that earlier
 * rolls made of them: an owner is known by the first of his units.
 */
export function toUnitOwner(state: RollState, unit: UnitRecord): UnitOwner {
  const { presenceOf, creditOf, excess, firstOf } = state
  const presence = presenceOf.get(unit.id)
  const credit = creditOf.get(unit.id)
  return {
    unitId: unit.id,
    householdId: unit.householdId,
    label: unit.label,
    owners: unit.owners.map(({ name }) => ({ name, code: '' })),
    representative: unit.representative,
    area: unit.area,
    ownerKey: firstOf.get(unit.ownerKey)?.id ?? unit.id,
    cardNumber: unit.cardNumber,
    registration: presence
      ? {
          type: presence.agentKey === null ? 'self' : 'agent',
          attendeeName: presence.attendeeName,
          agentName: presence.agentName,
          agentRelation: presence.agentRelation,
          agentUnitId: presence.agentUnitId,
          proxyPath: presence.proxyPath,
          hasOriginal: presence.hasOriginal,
          signaturePath: presence.signaturePath,
          desk: presence.desk,
          registeredAt: presence.registeredAt,
          registeredBy: presence.registeredByName,
          leftAt: presence.leftAt,
          heads: credit?.heads ?? 0,
          fifths: credit?.fifths ?? 0,
          isOverLimit: credit?.isOverLimit ?? false,
          over: excess.get(unit.id) ?? nothing,
          tooLateFor: tooLateFor(state, presence),
        }
      : null,
  }
}
