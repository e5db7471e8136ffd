import { bigint, customType, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { CommandWhy, Size, StayState, StepKind } from '../shapes.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const cabinetTable = pgTable('locker_cabinet', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  place: text('place').notNull().default(''),
  supplierName: text('supplier_name').notNull().default(''),
  supplierPhone: text('supplier_phone').notNull().default(''),
  tutorialUrl: text('tutorial_url').notNull().default(''),
  model: text('model').notNull().default(''),
  holdHours: integer('hold_hours').notNull().default(72),
  deviceKey: text('device_key').notNull(),
  secretDigest: bytes('secret_digest').notNull(),
  codeKey: bytes('code_key'),
  keyVersion: integer('key_version').notNull().default(1),
  dropToken: text('drop_token').notNull(),
  connectionId: uuid('connection_id'),
  connectedAt: instant('connected_at'),
  heardAt: instant('heard_at'),
  alarmedAt: instant('alarmed_at'),
  firmware: text('firmware').notNull().default(''),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  revision: bigint('revision', { mode: 'number' }).notNull().default(1),
  rowVersion: integer('row_version').notNull().default(1),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  retiredAt: instant('retired_at'),
})

export const cubbyTable = pgTable('locker_cubby', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  cabinetId: uuid('cabinet_id').notNull(),
  name: text('name').notNull(),
  size: text('size').$type<Size>().notNull(),
  columnNo: smallint('column_no').notNull(),
  rowNo: smallint('row_no').notNull(),
  disabledAt: instant('disabled_at'),
  disabledReason: text('disabled_reason').notNull().default(''),
  doorOpenSince: instant('door_open_since'),
  counter: integer('counter').notNull().default(0),
  retiredAt: instant('retired_at'),
})

/** One use of a cubby; the package is the desk's own record. */
export const stayTable = pgTable('locker_stay', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  source: text('source').$type<'household' | 'courier'>().notNull(),
  state: text('state').$type<StayState>().notNull(),
  packageId: uuid('package_id'),
  householdId: uuid('household_id').notNull(),
  cabinetId: uuid('cabinet_id'),
  cubbyId: uuid('cubby_id'),
  size: text('size').$type<Size>().notNull(),
  counter: integer('counter'),
  applicant: text('applicant').notNull().default(''),
  note: text('note').notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  courierId: uuid('courier_id'),
  photoPath: text('photo_path').notNull().default(''),
  askedAt: instant('asked_at').notNull(),
  stowedAt: instant('stowed_at'),
  holdUntil: instant('hold_until'),
  remindCount: smallint('remind_count').notNull().default(0),
  endedAt: instant('ended_at'),
  reason: text('reason').notNull().default(''),
})

export const stepTable = pgTable('locker_step', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  stayId: uuid('stay_id'),
  cubbyId: uuid('cubby_id'),
  step: text('step').$type<StepKind>().notNull(),
  at: instant('at').notNull(),
  byName: text('by_name').notNull(),
  reason: text('reason').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
})

export const commandTable = pgTable('locker_command', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  cabinetId: uuid('cabinet_id').notNull(),
  cubbyId: uuid('cubby_id').notNull(),
  stayId: uuid('stay_id'),
  why: text('why').$type<CommandWhy>().notNull(),
  state: text('state').$type<'waiting' | 'sent' | 'done' | 'failed'>().notNull().default('waiting'),
  answer: text('answer').notNull().default(''),
  askedAt: instant('asked_at').notNull(),
  askedByName: text('asked_by_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
