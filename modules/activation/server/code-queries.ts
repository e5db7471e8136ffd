import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { candidateUids } from '#platform/contract/card-uid.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { cardHouseholds, cards, phones } from './tables.ts'

/** What a resident's phone shows as a barcode. 自然人憑證 codes look the same; they are simply not bound. */
export const isPhoneBarcode = (code: string): boolean => /^[0-9A-Za-z]{16}$/.test(code)

const byPhone = statement<{ serial: string }, { householdId: string }>('household_of_phone', (query) =>
  query
    .select({ householdId: phones.householdId })
    .from(phones)
    .where(and(eq(phones.serial, sql.placeholder('serial')), isNull(phones.unboundAt))),
)

/** The ids of the households of a phone's barcode; none when it is bound to none. */
export async function householdsOfPhone(lease: Lease, code: string): Promise<string[]> {
  const rows = isPhoneBarcode(code) ? await lease.run(byPhone, { serial: code }) : []
  return rows.map((row) => row.householdId)
}

interface CardRow {
  id: string
  cardCode: string
  isDisabled: boolean
}

const cardFields = {
  id: cards.id,
  cardCode: cards.code,
  isDisabled: sql<boolean>`card.disabled_at is not null`,
}

const byUid = statement<{ uids: string[] }, CardRow & { uid: string }>('card_by_uid', (query) =>
  query
    .select({ ...cardFields, uid: cards.canonicalUid })
    .from(cards)
    .where(and(sql`card.canonical_uid = any(${sql.placeholder('uids')})`, isNull(cards.disabledAt))),
)

const householdsOf = statement<{ cardId: string }, { householdId: string }>('households_of_card', (query) =>
  query
    .select({ householdId: cardHouseholds.householdId })
    .from(cardHouseholds)
    .where(eq(cardHouseholds.cardId, sql.placeholder('cardId'))),
)

/** The card that a scanned code means, with the ids of its households; undefined when it is unknown or disabled. */
export async function cardOfCode(
  lease: Lease,
  code: string,
): Promise<{ card: CardRow; householdIds: string[] } | undefined> {
  const uids = candidateUids(code)
  const found = uids.length ? await lease.run(byUid, { uids }) : []
  // Two cards may mirror each other: the likelier reading counts.
  const [card] = found.sort((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid))
  if (!card) return undefined
  const rows = await lease.run(householdsOf, { cardId: card.id })
  return { card, householdIds: rows.map((row) => row.householdId) }
}

const ofHousehold = statement<{ householdId: string }, CardRow>('cards_of_household', (query) =>
  query
    .select(cardFields)
    .from(cards)
    .innerJoin(cardHouseholds, eq(cardHouseholds.cardId, cards.id))
    .where(eq(cardHouseholds.householdId, sql.placeholder('householdId')))
    .orderBy(asc(cards.code)),
)

/** The cards of a household, disabled ones too. */
export const cardsOf = (lease: Lease, householdId: string): Promise<CardRow[]> =>
  lease.run(ofHousehold, { householdId })
