import { asc, eq, sql } from 'drizzle-orm'
import { maskMobile } from '#platform/contract/masking.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { HouseholdDetail } from '../contract.ts'
import { requireHousehold } from './households.ts'
import { residentsOf } from './queries.ts'
import { cardHouseholds, cards, householdTable, phones } from './tables.ts'

const noteOf = statement<{ householdId: string }, { note: string }>('household_note', (query) =>
  query
    .select({
      note: sql<string>`case when ${householdTable.noteUntil} is null
        or ${householdTable.noteUntil} >= (now() at time zone 'Asia/Taipei')::date then household.note else '' end`,
    })
    .from(householdTable)
    .where(eq(householdTable.id, sql.placeholder('householdId'))),
)

const cardsOf = statement<{ householdId: string }, HouseholdDetail['cards'][number]>(
  'cards_of_household_detail',
  (query) =>
    query
      .select({
        id: cards.id,
        cardCode: cards.code,
        isDisabled: sql<boolean>`card.lost_at is not null or card.disabled_at is not null`,
      })
      .from(cards)
      .innerJoin(cardHouseholds, eq(cardHouseholds.cardId, cards.id))
      .where(
        sql`card_household.household_id = ${sql.placeholder('householdId')} and card_household.unbound_at is null`,
      )
      .orderBy(asc(cards.code)),
)

const phonesOf = statement<{ householdId: string }, HouseholdDetail['phones'][number]>(
  'phones_of_household',
  (query) =>
    query
      .select({
        id: phones.id,
        serialEnd: sql<string>`right(phone.serial, 4)`,
        residentName: sql<string>`coalesce(resident.name, '')`,
        boundAt: phones.boundAt,
      })
      .from(phones)
      .leftJoin(sql`resident`, sql`resident.id = phone.resident_id`)
      .where(sql`phone.household_id = ${sql.placeholder('householdId')} and phone.unbound_at is null`)
      .orderBy(asc(phones.boundAt), asc(phones.id)),
)

const platesOf = (lease: Lease, householdId: string) =>
  lease.query<{ plate: string }>(
    `select v.plate from vehicle v where v.household_id = $1 and v.removed_at is null and v.plate <> ''
     order by v.plate`,
    [householdId],
  )

const parts = (lease: Lease, householdId: string) =>
  Promise.all([
    residentsOf(lease, householdId),
    lease.run(cardsOf, { householdId }),
    lease.run(phonesOf, { householdId }),
    platesOf(lease, householdId),
    lease.run(noteOf, { householdId }),
  ])

/** One household with who lives there and what opens it, phone numbers masked; the view is audited (個資法). Throws notFound. */
export async function getHousehold(context: Context, householdId: string): Promise<HouseholdDetail> {
  const household = await requireHousehold(context, householdId)
  const [people, boundCards, boundPhones, plates, [row]] = await parts(context, householdId)
  context.audit({ action: 'households.view', target: 'household', targetId: householdId })
  return {
    ...household,
    note: row?.note ?? '',
    residents: people.map((one) => ({ ...one, mobile: maskMobile(one.mobile) })),
    cards: boundCards,
    phones: boundPhones,
    plates: plates.map(({ plate }) => plate),
  }
}
