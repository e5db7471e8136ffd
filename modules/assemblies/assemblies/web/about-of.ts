import { z } from 'zod'

const Facts = z.object({
  number: z.number().optional().catch(undefined),
  label: z.string().optional().catch(undefined),
  units: z
    .array(z.union([z.string(), z.object({ label: z.string() })]))
    .optional()
    .catch(undefined),
  reason: z.string().optional().catch(undefined),
})

/** What the facts of an act name that people know: the number of the motion, units by their labels, the reason. */
export function aboutOf(facts: string): { topic: number | undefined; labels: string[]; reason: string } {
  const read = Facts.safeParse(facts ? JSON.parse(facts) : {})
  const { number, label, units = [], reason = '' } = read.data ?? {}
  const labels = units.map((unit) => (typeof unit === 'string' ? unit : unit.label))
  return { topic: number, labels: label === undefined ? labels : [label, ...labels], reason }
}
