import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { cardAmbiguous, cardLost } from '../contract.ts'
import type { Card, CardState } from '../shapes.ts'
import { chooseCard, wantedBy } from './card-match.ts'
import { cardHouseholds, cards, phones } from './tables.ts'

/** What a resident's phone shows as a barcode. 自然人憑證 codes look the same; they are simply not bound. */
export const isPhoneBarcode = (code: string): boolean => /^[0-9A-Za-z]{16}$/.test(code)

const byPhone = statement<{ serial: string }, { householdId: string; holder: string }>(
  'household_of_phone',
  (query) =>
    query
      .select({
        householdId: phones.householdId,
        holder: sql<string>`coalesce((select r.name from resident r where r.id = phone.resident_id), '')`.as(
          'holder',
        ),
      })
      .from(phones)
      .where(and(eq(phones.serial, sql.placeholder('serial')), isNull(phones.unboundAt))),
)

/** The households of a phone's barcode, each with the name of its holder, '' when nobody knows; none when it is bound to none. */
export async function phoneOfCode(
  lease: Lease,
  code: string,
): Promise<{ householdId: string; holder: string }[]> {
  return isPhoneBarcode(code) ? lease.run(byPhone, { serial: code }) : []
}

/** The ids of the households of a phone's barcode; none when it is bound to none. */
export async function householdsOfPhone(lease: Lease, code: string): Promise<string[]> {
  return (await phoneOfCode(lease, code)).map((row) => row.householdId)
}

const stateOfCard = sql<CardState>`case when card.lost_at is not null then 'lost'
  when card.disabled_at is not null then 'disabled' else 'active' end`

const cardFields = {
  id: cards.id,
  cardCode: cards.code,
  state: stateOfCard,
  isDisabled: sql<boolean>`card.disabled_at is not null`,
}

/** A card that a code may mean, wherever it is bound and however it stands. */
export interface KnownCard extends Card {
  readings: string[]
  lostAt: Date | null
  disabledAt: Date | null
  rowVersion: number
  /** Where it is bound now. */
  householdIds: string[]
  /** Whose it is there, each name once. */
  holders: string[]
}

const byReading = statement<{ wanted: string[] }, KnownCard>('cards_by_reading', (query) =>
  query
    .select({
      ...cardFields,
      readings: cards.readings,
      lostAt: cards.lostAt,
      disabledAt: cards.disabledAt,
      rowVersion: cards.rowVersion,
      householdIds: sql<string[]>`array(select b.household_id from card_household b
        where b.card_id = card.id and b.unbound_at is null order by b.bound_at, b.household_id)`.as(
        'households',
      ),
      holders: sql<
        string[]
      >`array(select distinct r.name from card_household b join resident r on r.id = b.resident_id
        where b.card_id = card.id and b.unbound_at is null)`.as('holders'),
    })
    .from(cards)
    .where(sql`card.readings && ${sql.placeholder('wanted')}::text[]`),
)

/** The one card that a scanned code means, whatever its state; undefined when none is known. Throws cardAmbiguous. */
export async function knownCard(lease: Lease, code: string): Promise<KnownCard | undefined> {
  const wanted = wantedBy(code)
  const rows = wanted.length ? await lease.run(byReading, { wanted }) : []
  const found = chooseCard(code, rows)
  if (found === 'ambiguous') throw cardAmbiguous()
  return found
}

/**
 * The card that opens a hand-over, with the ids of its households; undefined when it is unknown, disabled or bound to none.
 * Throws cardLost, cardAmbiguous.
 */
export async function cardOfCode(lease: Lease, code: string): Promise<KnownCard | undefined> {
  const card = await knownCard(lease, code)
  if (card?.lostAt) throw cardLost(speakTime(card.lostAt))
  return card?.state === 'active' && card.householdIds.length ? card : undefined
}

const ofHousehold = statement<{ householdId: string }, Card>('cards_of_household', (query) =>
  query
    .select(cardFields)
    .from(cards)
    .innerJoin(cardHouseholds, eq(cardHouseholds.cardId, cards.id))
    .where(
      sql`card_household.household_id = ${sql.placeholder('householdId')} and card_household.unbound_at is null`,
    )
    .orderBy(asc(cards.code)),
)

/** The cards of a household, lost and disabled ones too. */
export const cardsOf = (lease: Lease, householdId: string): Promise<Card[]> =>
  lease.run(ofHousehold, { householdId })
