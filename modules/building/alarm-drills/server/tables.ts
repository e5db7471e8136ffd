import { boolean, date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { DrillKind, DrillPerson, DrillStep, Reason } from '../shapes.ts'

/** As JSON keeps what has instants. */
export type Kept<Row> = { [Field in keyof Row]: Row[Field] extends Date | null ? string | null : Row[Field] }

/** Rows as JSON keeps them. */
export const asKept = <Row extends object>(rows: readonly Row[]) =>
  JSON.parse(JSON.stringify(rows)) as Kept<Row>[]

export const drillTable = pgTable('alarm_drill', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  pointId: uuid('point_id').notNull(),
  name: text('name').notNull(),
  place: text('place').notNull(),
  kind: text('kind').$type<DrillKind>().notNull(),
  weekDay: date('week_day'),
  startedAt: instant('started_at').notNull(),
  startedByName: text('started_by_name').notNull(),
  dueAt: instant('due_at').notNull(),
  eventId: uuid('event_id'),
  refusal: text('refusal').$type<Reason>().notNull().default(''),
  endedAt: instant('ended_at'),
  isPassed: boolean('is_passed'),
  steps: jsonb('steps').$type<Kept<DrillStep>[]>().notNull().default([]),
  people: jsonb('people').$type<Kept<DrillPerson>[]>().notNull().default([]),
})
export type DrillRow = typeof drillTable.$inferSelect
