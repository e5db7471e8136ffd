import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'

/** Bytes: the largest workbook that is taken. */
export const largestFile = 10 * 1024 * 1024
/** Lines with anything in them, by sheet. */
export const mostHouseholds = 5000
export const mostResidents = 30_000
/** Files of a community that are checked, or wait for it, at once. */
export const mostChecking = 5
/** Hours that an uploaded file is kept while nobody decides. */
export const keptHours = 24

export const importStates = [
  'checking',
  'refused',
  'faulty',
  'ready',
  'applying',
  'completed',
  'stale',
  'cancelled',
  'expired',
] as const
export type ImportState = (typeof importStates)[number]

const Count = z.object({ added: z.int(), changed: z.int(), same: z.int() })
export const Counts = z.object({ households: Count, residents: Count })
export type Counts = z.output<typeof Counts>

/** How far an import is. */
export const importProgress = {
  importId: Id,
  state: z.enum(importStates).meta({ wire: 'Status' }),
  done: z.int(),
  total: z.int(),
}

export const HouseholdImport = z.object({
  ...importProgress,
  fileName: z.string(),
  bytes: z.int(),
  counts: Counts,
  faultCount: z.int(),
  noticeCount: z.int(),
  /** Why it was refused or stopped, for the person who uploaded it. */
  failure: z.string(),
  /** The file can still be downloaded and checked anew. */
  hasFile: z.boolean(),
  uploadedBy: z.string(),
  createdAt: Instant.meta({ wire: 'CreateAtUtc' }),
  confirmedBy: z.string(),
  completedAt: Instant.nullable().meta({ wire: 'CompletedAtUtc' }),
})
export type HouseholdImport = z.output<typeof HouseholdImport>

/** What is wrong, or worth knowing, at one cell. */
export const ImportFault = z.object({
  sheet: z.string(),
  /** `C17`; `17` for a whole row. */
  cell: z.string(),
  column: z.string(),
  problem: z.string(),
  /** What would be right; '' when the problem says it. */
  expected: z.string(),
  value: z.string(),
  isNotice: z.boolean(),
})
export type ImportFault = z.output<typeof ImportFault>

/** How many faults a column has. */
export const FaultGroup = z.object({
  sheet: z.string(),
  column: z.string(),
  isNotice: z.boolean(),
  count: z.int(),
})
export type FaultGroup = z.output<typeof FaultGroup>

export const Change = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type Change = z.output<typeof Change>

/** One household or resident that the import adds or changes. */
export const ImportLine = z.object({
  kind: z.enum(['household', 'resident']),
  act: z.enum(['added', 'changed']),
  rowNumber: z.int(),
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string(),
  changes: z.array(Change),
})
export type ImportLine = z.output<typeof ImportLine>
