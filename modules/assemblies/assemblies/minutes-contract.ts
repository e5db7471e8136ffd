import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line, paragraphs } from '#platform/contract/fields.ts'
import { base, record, see } from './contract.ts'
import { assemblyId } from './shapes.ts'

/** Minutes as they were fixed once: who signs them, and what this version puts right. */
export const IssuedMinutes = z.object({
  version: z.int().meta({ wire: 'MinutesVersion' }),
  chairName: z.string(),
  recorderName: z.string(),
  correction: z.string(),
  reason: z.string(),
  /** SHA-256 of the PDF, hexadecimal. */
  digest: z.string(),
  at: Instant.meta({ wire: 'CreateAtUtc' }),
  by: z.string().meta({ wire: 'CreateBy' }),
})
export type IssuedMinutes = z.output<typeof IssuedMinutes>

/** The versions of the minutes of a meeting (Art. 34). */
export const assemblyMinutes = contract('assemblyMinutes', {
  listIssued: call({
    ...see,
    method: 'GET',
    path: `${base}/GetIssuedMinutesList`,
    summary: 'Every version of the minutes that was fixed, the newest first.',
    takes: z.object({ assemblyId }),
    gives: data(z.array(IssuedMinutes)),
  }),
  issue: call({
    ...record,
    method: 'POST',
    path: `${base}/IssueMinutes`,
    summary:
      'Fixes the minutes of a meeting that is over as they are now, with who signs them. Another version says what it puts right and why (400_24_829); earlier ones stay. Serving and posting fix the first one by themselves. The client makes the id.',
    takes: z.object({
      assemblyId,
      minutesId: Id.meta({ wire: 'MinutesId' }),
      chairName: line(40).default(''),
      recorderName: line(40).default(''),
      correction: paragraphs(1000).default(''),
      reason: line(100).default(''),
    }),
    gives: data(z.array(IssuedMinutes)),
  }),
  readIssued: call({
    ...see,
    method: 'GET',
    path: `${base}/GetIssuedMinutes`,
    summary: 'A version of the minutes as it was fixed, as a PDF. Audited.',
    takes: z.object({
      assemblyId,
      version: z.int().min(1).max(10_000).meta({ wire: 'MinutesVersion' }),
    }),
    gives: z.object({}),
    inTransaction: 'it writes down who took it',
  }),
})
