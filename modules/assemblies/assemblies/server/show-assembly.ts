import type { Context } from '#platform/server/context.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { motionKinds, type Thresholds, thresholdsOn } from '#modules/assemblies/tally/contract.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Bylaw } from '../bylaw-shapes.ts'
import type { AssemblyRow } from '../shapes.ts'
import { readAssembly } from './assemblies.ts'
import { bylawsOf } from './bylaws.ts'
import { compareRegister } from './register.ts'
import { againBy } from './topic-rules.ts'

/** Units whose owners are others by the household register than by the roll: sold since it was made. */
export const soldSince = async (context: Context, assemblyId: string): Promise<string[]> =>
  (await compareRegister(context, assemblyId))
    .filter(({ change }) => change === 'owners')
    .map(({ label }) => label)

/** What the bylaws ask on a day: of each kind, or of a meeting that is called again. */
const numbersOn = (
  bylaws: readonly Bylaw[],
  { kind, meetingAt }: Pick<AssemblyRow, 'kind' | 'meetingAt'>,
): (Thresholds | undefined)[] => {
  const day = dayOf(meetingAt)
  if (kind === 'reconvened') return [againBy(bylaws, day)]
  return motionKinds.map((of) => thresholdsOn(of, day, bylaws))
}

/** Whether the community's bylaws have other numbers on the day of the meeting than the meeting took over. */
export async function areBylawsOther(
  context: Context,
  row: Pick<AssemblyRow, 'kind' | 'meetingAt' | 'bylaws'>,
): Promise<boolean> {
  return !isDeepStrictEqual(numbersOn(await bylawsOf(context), row), numbersOn(row.bylaws, row))
}

/** One assembly with what changed around it since it was prepared: owners in the register, numbers of the bylaws. Throws notFound. */
export async function showAssembly(context: Context, assemblyId: string): Promise<AssemblyRow> {
  const row = await readAssembly(context, assemblyId)
  if (row.status !== 'draft' && row.status !== 'published') return row
  const warnings = [...row.warnings]
  if (row.totalUnits && (await soldSince(context, assemblyId)).length) warnings.push('ownersChanged')
  if (await areBylawsOther(context, row)) warnings.push('bylawsChanged')
  return { ...row, warnings }
}
