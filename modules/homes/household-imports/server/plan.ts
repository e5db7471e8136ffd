import { createHash } from 'node:crypto'
import { maskBirthday, maskMobile } from '#platform/contract/masking.ts'
import { renter } from '#modules/homes/residents/server/public.ts'
import type { Change, Counts, ImportLine } from '../shapes.ts'
import { householdColumns, residentColumns } from './columns.ts'
import type { FoundFaults } from './faults.ts'
import { checkHouseholds } from './household-checks.ts'
import { type PlannedHousehold, planHouseholds } from './plan-households.ts'
import { type PlannedResident, planResidents } from './plan-residents.ts'
import type { FileContent } from './read-file.ts'
import { rentedHomes } from './rented-homes.ts'
import { checkResidents } from './resident-checks.ts'
import type { Current } from './state.ts'
import { turns } from '#platform/server/turns.ts'
import { asTheyAre, householdWords, residentWords, type Shown } from './words.ts'

/** A line of the preview, with what tells whether it is still the same. */
export interface PlannedLine extends ImportLine {
  digest: string
}

/** What an import does: what was seen in the preview, and nothing else. */
export interface Plan {
  counts: Counts
  faults: FoundFaults
  /** Those that are new or change. */
  households: PlannedHousehold[]
  residents: PlannedResident[]
  lines: PlannedLine[]
}

/** Phones and birthdays are looked at masked. */
const lookedAt: Shown = { ...asTheyAre, phone: maskMobile, day: maskBirthday }

type Words = Readonly<Record<string, string>>
type Titles = readonly { key: string; title: string }[]

function changesOf(
  titles: Titles,
  before: Words | undefined,
  now: Words,
  shown: (side: 'before' | 'after', key: string) => string,
): Change[] {
  return titles
    .filter(({ key }) => key in now && (before?.[key] ?? '') !== now[key])
    .map(({ key, title }) => ({
      field: title,
      before: before ? shown('before', key) : '',
      after: shown('after', key),
    }))
}

const digestOf = (...facts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)

function householdLine({ id, row, before, after }: PlannedHousehold): PlannedLine | undefined {
  const [had, now] = [before && householdWords(before, asTheyAre), householdWords(after, asTheyAre)]
  const seen = { before: before && householdWords(before, lookedAt), after: householdWords(after, lookedAt) }
  const changes = changesOf(
    householdColumns,
    had,
    now,
    (side, key) => (seen[side] as Words | undefined)?.[key] ?? '',
  )
  if (!changes.length) return undefined
  const digest = digestOf('household', before ? id : '', had, now)
  const act = before ? 'changed' : 'added'
  return { kind: 'household', act, rowNumber: row, label: after.label, name: '', changes, digest }
}

function residentLine({ id, row, label, before, after }: PlannedResident): PlannedLine | undefined {
  const [had, now] = [before && residentWords(before, asTheyAre), residentWords(after, asTheyAre)]
  const seen = { before: before && residentWords(before, lookedAt), after: residentWords(after, lookedAt) }
  const changes = changesOf(
    residentColumns,
    had,
    now,
    (side, key) => (seen[side] as Words | undefined)?.[key] ?? '',
  )
  if (!changes.length) return undefined
  const digest = digestOf('resident', label, before ? id : '', had, now)
  const act = before ? 'changed' : 'added'
  return { kind: 'resident', act, rowNumber: row, label, name: after.name, changes, digest }
}

const countOf = (all: number, lines: readonly PlannedLine[]) => {
  const added = lines.filter((line) => line.act === 'added').length
  return { added, changed: lines.length - added, same: all - lines.length }
}

async function changing<One>(
  all: readonly One[],
  lineOf: (item: One) => PlannedLine | undefined,
): Promise<{ kept: One[]; lines: PlannedLine[] }> {
  const kept: One[] = []
  const lines: PlannedLine[] = []
  const turn = turns()
  for (const item of all) {
    await turn()
    const line = lineOf(item)
    if (!line) continue
    kept.push(item)
    lines.push(line)
  }
  return { kept, lines }
}

/**
 * Compares a file with what is there. The same file and the same state give the same plan. `today` is the day in Taipei.
 * What is wrong is noted in the file's faults.
 */
export async function planOf(file: FileContent, current: Current, today: string): Promise<Plan> {
  const { households, residents, faults } = file
  const said = await planHouseholds(households, await checkHouseholds(households), current)
  const people = await planResidents(residents, await checkResidents(residents, today), current, said)
  const all = rentedHomes({ households, current, renter }, said, people)
  const homes = await changing(all, householdLine)
  const persons = await changing(people, residentLine)
  return {
    counts: {
      households: countOf(Math.max(all.length, said.length), homes.lines),
      residents: countOf(people.length, persons.lines),
    },
    faults,
    households: homes.kept,
    residents: persons.kept,
    lines: [...homes.lines, ...persons.lines],
  }
}
