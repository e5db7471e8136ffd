import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { sectionTable, settingSections } from '#platform/server/sections.ts'
import { z } from 'zod'
import type { assemblyBylaws, BylawSetting } from '../bylaws-contract.ts'
import { bylawsChanged } from '../events.ts'
import { bylawsChangedMeanwhile } from '../problems.ts'
import { type Bylaw, BylawsShape } from '../bylaw-shapes.ts'
import { thresholdsLine } from './topic-rules.ts'

interface Settings {
  bylaws: Bylaw[]
}
const lines = (side: object) => ({
  bylaws: ((side as Settings).bylaws ?? []).map(
    (one) => `${one.kind} ${one.from} ${thresholdsLine(one.thresholds)}`,
  ),
})

const sections = settingSections(sectionTable<'bylaws', Settings>('assembly_setting'), {
  name: 'assembly_settings',
  sections: { bylaws: z.object({ bylaws: BylawsShape }) },
  defaults: { bylaws: [] },
  changed: bylawsChangedMeanwhile,
  tell: (context, section, before, after) => {
    context.emit(bylawsChanged, {})
    context.audit({
      action: 'assemblies.setBylaws',
      target: 'assemblySetting',
      targetId: section,
      before: lines(before),
      after: lines(after),
    })
  },
})

/** What the bylaws of the community set; nothing where nobody wrote it down. */
export const bylawsOf = async (lease: Lease): Promise<Bylaw[]> => (await sections.all(lease)).bylaws

/** As a page shows it, with its version. */
export const showBylaws = async (lease: Lease): Promise<BylawSetting> => (await sections.show(lease)).bylaws

/** Saves what the bylaws set; assemblies that are there already keep theirs. Throws bylawsChangedMeanwhile. */
export async function saveBylaws(
  context: Context,
  given: Taken<typeof assemblyBylaws.calls.save>,
): Promise<BylawSetting> {
  await sections.save(context, 'bylaws', given)
  return showBylaws(context)
}
