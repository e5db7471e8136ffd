import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useRunAct } from './act-ways.ts'
import { type Act, useContributions } from './contributions.ts'
import { useAllowed } from './use-me.ts'

/** The hot keys of everything that people may do here, on every page. */
export function ActKeys() {
  const allowed = useAllowed()
  const { acts } = useContributions()
  return allowed(acts).map((act) => act.key && <ActKey key={act.name} act={act} hotKey={act.key} />)
}

function ActKey({ act, hotKey }: { act: Act; hotKey: string }) {
  const run = useRunAct()
  useHotKey(hotKey, act.label, () => run(act), { scope: 'frame' })
  return null
}
