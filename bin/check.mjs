import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { runTool } from './tools/run.mjs'
import { act } from './tools/say.mjs'
import { checks, step } from './tools/steps.mjs'

requireNode()
await act(async () => {
  await install({ dev: true })
  const rules = () => runTool('vitest', ['run', '--project', 'rules', '--passWithNoTests'])
  let failed = 0
  for (const [name, work] of [...checks, ['rules', rules]]) if (!(await step(name, work))) failed++
  if (failed > 0) process.exit(1)
})
