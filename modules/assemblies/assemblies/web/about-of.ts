import { z } from 'zod'

const Unit = z.union([
  z.string(),
  z.object({ label: z.string() }),
  z.object({ after: z.object({ label: z.string() }) }),
  z.object({ id: z.string() }),
])
const Facts = z.object({
  number: z.number().optional().catch(undefined),
  label: z.string().optional().catch(undefined),
  units: z.array(Unit).optional().catch(undefined),
  attendee: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  postedOn: z.string().optional().catch(undefined),
})

/**
 * What the facts of an act name that people know: the number of the motion, units by their labels, which of co-owners came, the day and the reason.
 * `labels`: of the units of the roll, by their ids.
 */
export function aboutOf(
  facts: string,
  labels: ReadonlyMap<string, string>,
): { topic: number | undefined; labels: string[]; attendee: string; day: string; reason: string } {
  const read = Facts.safeParse(facts ? JSON.parse(facts) : {})
  const { number, label, units = [], attendee = '', reason = '', postedOn = '' } = read.data ?? {}
  const named = units.flatMap((unit) => {
    if (typeof unit === 'string') return labels.get(unit) ?? []
    if ('label' in unit) return unit.label
    return 'after' in unit ? unit.after.label : (labels.get(unit.id) ?? [])
  })
  return {
    topic: number,
    labels: label === undefined ? named : [label, ...named],
    attendee,
    day: postedOn.replaceAll('-', '/'),
    reason,
  }
}
