import { type ConnectorState, type ReportedState, silenceOf } from './shapes.ts'

/** How a connector stands now (R402): what was said last, or offline since its station fell silent. */
export function stateOf(
  { state, since }: { state: ReportedState; since: Date },
  { heardAt, heartbeatSeconds }: { heardAt: Date | null; heartbeatSeconds: number },
  now: Date,
): { state: ConnectorState; lastState: ReportedState; since: Date } {
  const isSilent = !heardAt || now.getTime() - heardAt.getTime() > silenceOf(heartbeatSeconds)
  return isSilent
    ? { state: 'offline', lastState: state, since: heardAt ?? since }
    : { state, lastState: state, since }
}
