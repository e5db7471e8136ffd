import { and, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { depositTable as d } from './tables.ts'

/** The households of those who left something. */
export const payers = alias(householdTable, 'payer')

/** Neither handed over nor voided. */
export const waits = and(isNull(d.handedOverAt), isNull(d.voidedAt))
