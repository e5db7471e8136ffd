import { build } from './tools/build.mjs'
import { installChromium } from './tools/chromium.mjs'
import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { installPeers } from './tools/peers.mjs'
import { act, say } from './tools/say.mjs'
import { checks, step } from './tools/steps.mjs'
import { runTests } from './tools/tests.mjs'

const filters = process.argv.slice(2)
const count = { passed: 0, failed: 0, skipped: 0 }

requireNode()
await act(async () => {
  try {
    await install({ dev: true })
    await installChromium()
    await installPeers()
    if (filters.length === 0) for (const [name, work] of checks) tally(await step(name, work))
    const built = await step('build', buildStep)
    if (filters.length === 0) tally(built)
    const tests = await runTests(filters)
    for (const kind of Object.keys(count)) count[kind] += tests[kind]
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    count.failed++
  }
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  say(`${count.passed} passed, ${count.failed} failed${skipped}`)
  process.exit(count.failed === 0 ? 0 : 1)
})

function tally(passed) {
  count[passed ? 'passed' : 'failed']++
}

async function buildStep() {
  try {
    await build()
    return { code: 0 }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}
