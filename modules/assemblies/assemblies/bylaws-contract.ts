import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Instant, RowVersion } from '#platform/contract/fields.ts'
import { base, prepare, see } from './contract.ts'
import { BylawsShape } from './bylaw-shapes.ts'

const Setting = z.object({
  bylaws: BylawsShape,
  version: RowVersion,
  changedAt: Instant.nullable(),
  changedBy: z.string(),
})
export type BylawSetting = z.output<typeof Setting>

/** The numbers that the bylaws of a community set, each from a day on: a new assembly takes them over (Art. 31, 32). */
export const assemblyBylaws = contract('assemblyBylaws', {
  show: call({
    ...see,
    method: 'GET',
    path: `${base}/GetBylawSetting`,
    summary: 'The thresholds of the bylaws with the days from which they hold, as new assemblies take them.',
    takes: z.object({}),
    gives: data(Setting),
  }),
  save: call({
    ...prepare,
    method: 'PUT',
    path: `${base}/SetBylawSetting`,
    summary:
      'Saves the thresholds of the bylaws over the version that the person saw. Assemblies that are there already keep theirs.',
    takes: z.object({ bylaws: BylawsShape, version: RowVersion }),
    gives: data(Setting),
  }),
})
