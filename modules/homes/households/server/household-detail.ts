import { eq, sql } from 'drizzle-orm'
import { maskMobile, maskPlate } from '#platform/contract/masking.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { HouseholdPart } from '#platform/server/household-part.ts'
import { statement } from '#platform/server/statement.ts'
import type { HouseholdDetail } from '../contract.ts'
import { requireHousehold } from './households.ts'
import { residentsOf } from './queries.ts'
import { householdTable } from './tables.ts'

const noteOf = statement<{ householdId: string }, { note: string }>('household_note', (query) =>
  query
    .select({
      note: sql<string>`case when ${householdTable.noteUntil} is null
        or ${householdTable.noteUntil} >= (now() at time zone 'Asia/Taipei')::date then household.note else '' end`,
    })
    .from(householdTable)
    .where(eq(householdTable.id, sql.placeholder('householdId'))),
)

const platesOf = (lease: Lease, householdId: string) =>
  lease.query<{ plate: string }>(
    `select v.plate from vehicle v where v.household_id = $1 and v.removed_at is null and v.plate <> ''
     order by v.plate`,
    [householdId],
  )

/** What a module keeps of the household under a name; nothing where no module does. */
const thingsOf = (lease: Lease, householdId: string, parts: readonly HouseholdPart[], name: string) =>
  parts.find((part) => part.name === name)?.list?.(lease, householdId) ?? []

/**
 * One household with who lives there and what opens it, phone numbers and plates masked; the view is audited (個資法). `parts` are what
 * modules keep of households. Throws notFound.
 */
export async function getHousehold(
  context: Context,
  householdId: string,
  parts: readonly HouseholdPart[],
): Promise<HouseholdDetail> {
  const household = await requireHousehold(context, householdId)
  const [people, cards, phones, plates, [row]] = await Promise.all([
    residentsOf(context, householdId),
    thingsOf(context, householdId, parts, 'cards'),
    thingsOf(context, householdId, parts, 'phones'),
    platesOf(context, householdId),
    context.run(noteOf, { householdId }),
  ])
  const names = new Map<string | null, string>(people.map((person) => [person.id, person.name]))
  context.audit({
    action: 'households.view',
    target: 'household',
    targetId: householdId,
    after: { label: household.label },
  })
  return {
    ...household,
    note: row?.note ?? '',
    residents: people.map((person) => ({ ...person, mobile: maskMobile(person.mobile) })),
    cards: cards.map(({ id, title, isOff = false }) => ({ id, cardCode: title, isDisabled: isOff })),
    phones: phones.map(({ id, title, residentId, since = context.now }) => ({
      id,
      serialEnd: title,
      residentName: names.get(residentId) ?? '',
      boundAt: since,
    })),
    plates: plates.map(({ plate }) => maskPlate(plate)),
  }
}
