import { runTool } from './run.mjs'
import { say } from './say.mjs'

// Only what changed since the last check is checked again.
const types = ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

/** The quick checks of the sources, in the order in which they tell most. */
export const checks = [
  ['types', () => runTool('tsc', types)],
  ['lint', () => runTool('oxlint', ['--deny-warnings'])],
  ['format', () => runTool('biome', ['format', '.'])],
]

/** Does one step, prints its name and time, and its output when it fails. True when it passed. */
export async function step(name, work) {
  const begin = performance.now()
  const { code, output = '' } = await work()
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) say(output.trimEnd())
  return code === 0
}
