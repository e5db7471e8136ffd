import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { instant } from '#platform/server/tables.ts'
import { noticeFacts, showSerialNumber } from '#modules/packages/server/public.ts'
import { householdTable, type ItemKind } from './tables.ts'

/** What a notice knows of a package or deposit. */
export interface Item {
  kind: ItemKind
  id: string
  serialNumber: string
  /** The household that it is for now, also when its own was merged since. */
  householdId: string
  label: string
  residentId: string | null
  kindName: string
  state: 'waiting' | 'handedOver' | 'gone'
  isLegal: boolean
  /** Spoils, or thaws. */
  isFresh: boolean
  arrivedAt: Date
  handedOverAt: Date | null
}

const food = /食|花|生鮮/

/** Packages by their ids; those that do not exist are absent. */
export async function packageItems(lease: Lease, ids: readonly string[]): Promise<Item[]> {
  const rows = ids.length ? await noticeFacts(lease, ids) : []
  return rows.map((row) => ({
    kind: 'package',
    id: row.packageId,
    serialNumber: row.serialNumber,
    householdId: row.homeId,
    label: row.label,
    residentId: row.recipientId,
    kindName: row.kindName,
    state: row.state === 'waiting' || row.state === 'handedOver' ? row.state : 'gone',
    isLegal: row.isLegal,
    isFresh: row.temperature !== 0 || food.test(row.kindName),
    arrivedAt: row.arrivedAt,
    handedOverAt: row.handedOverAt,
  }))
}

/** What this module reads of deposits; it never writes them. */
const d = pgTable('deposit', {
  id: uuid('id').notNull(),
  serialNumber: integer('serial_number').notNull(),
  householdId: uuid('household_id'),
  recipientId: uuid('recipient_id'),
  kindName: text('kind_name').notNull(),
  temperature: smallint('temperature').notNull(),
  arrivedAt: instant('arrived_at').notNull(),
  handedOverAt: instant('handed_over_at'),
  voidedAt: instant('voided_at'),
})

const depositsByIds = statement('notice_deposits', (query) =>
  query
    .select({
      id: d.id,
      serial: d.serialNumber,
      householdId: sql<string>`coalesce(${householdTable.mergedInto}, ${d.householdId})`.as('of_household'),
      label: householdTable.label,
      residentId: d.recipientId,
      kindName: d.kindName,
      temperature: d.temperature,
      arrivedAt: d.arrivedAt,
      handedOverAt: d.handedOverAt,
      voidedAt: d.voidedAt,
    })
    .from(d)
    .innerJoin(householdTable, eq(householdTable.id, d.householdId))
    .where(sql`${d.id} = any(${sql.placeholder('ids')})`),
)

/** Deposits for households by their ids; nobody outside is told of anything. What kind it is stays unsaid. */
export async function depositItems(lease: Lease, ids: readonly string[]): Promise<Item[]> {
  const rows = ids.length ? await lease.run(depositsByIds, { ids }) : []
  return rows.map(({ serial, temperature, voidedAt, kindName, ...row }) => ({
    ...row,
    kind: 'deposit',
    serialNumber: `D${showSerialNumber(serial)}`,
    kindName: '寄放物品',
    state: voidedAt ? 'gone' : row.handedOverAt ? 'handedOver' : 'waiting',
    isLegal: false,
    isFresh: temperature !== 0 || food.test(kindName),
  }))
}
