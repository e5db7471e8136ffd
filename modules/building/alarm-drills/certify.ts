import type { DrillKind, DrillPerson, DrillStep, Reason, StepName } from './shapes.ts'

/** What is known of a drill at a moment. */
export interface DrillFacts {
  kind: DrillKind
  startedAt: Date
  /** Nobody waits any longer. */
  isOver: boolean
  /** Why no alarm could be made. */
  refusal: Reason
  /** When a gateway brought a value of the point last, and which. */
  heard: { at: Date; gateway: string } | undefined
  isLost: boolean
  /** When the signal of the drill was taken, and who brought it. */
  signal: { at: Date; gateway: string } | undefined
  alarm:
    | { createdAt: Date; acknowledgedAt: Date | null; acknowledgedBy: string; clearedAt: Date | null }
    | undefined
  people: readonly DrillPerson[]
}

/** How long ago a sensor may have spoken to count as one that speaks. */
const recent = 7 * 86_400_000

/** What is certified of each step of the way, from the sensor until everything is as it was. */
export function certify(facts: DrillFacts): DrillStep[] {
  const { kind, startedAt, isOver, refusal, heard, isLost, signal, alarm, people } = facts
  const done = (step: StepName, at: Date, by = ''): DrillStep => ({ step, state: 'done', at, reason: '', by })
  const open = (step: StepName, reason: Reason): DrillStep => ({
    step,
    state: isOver ? 'failed' : 'waiting',
    at: null,
    reason: isOver ? refusal || reason : '',
    by: '',
  })
  const sensor = (): DrillStep => {
    if (kind === 'contact')
      return signal ? done('sensor', signal.at, signal.gateway) : open('sensor', 'noSignal')
    if (isLost)
      return {
        step: 'sensor',
        state: 'failed',
        at: heard?.at ?? null,
        reason: 'isLost',
        by: heard?.gateway ?? '',
      }
    if (heard && startedAt.getTime() - heard.at.getTime() <= recent)
      return done('sensor', heard.at, heard.gateway)
    return { step: 'sensor', state: 'unproven', at: heard?.at ?? null, reason: 'neverHeard', by: '' }
  }
  const told = (): DrillStep => {
    const reached = people.filter(({ state }) => state === 'sent')
    if (reached[0]) return done('told', reached[0].at, reached[0].name)
    return open('told', people.length ? 'nobodyReached' : 'noList')
  }
  return [
    sensor(),
    signal ? done('signal', signal.at) : open('signal', 'noSignal'),
    alarm ? done('alarm', alarm.createdAt) : open('alarm', 'noSignal'),
    told(),
    alarm?.acknowledgedAt
      ? done('answered', alarm.acknowledgedAt, alarm.acknowledgedBy)
      : open('answered', 'nobodyAnswered'),
    alarm?.clearedAt
      ? done('restored', alarm.clearedAt)
      : open('restored', alarm ? 'stillAbnormal' : 'noSignal'),
  ]
}

/** Whether everything was as it must be: what could not be proved speaks against nobody. */
export const isPassed = (steps: readonly DrillStep[]): boolean =>
  steps.every(({ state }) => state === 'done' || state === 'unproven')
