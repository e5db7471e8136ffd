import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from './tools/build.mjs'
import { installChromium } from './tools/chromium.mjs'
import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { runTool } from './tools/run.mjs'
import { act, root, say } from './tools/say.mjs'
import { checks, step } from './tools/steps.mjs'

const report = join(root, '.cache/vitest.json')
const filters = process.argv.slice(2)
const count = { passed: 0, failed: 0, skipped: 0 }

requireNode()
await act(async () => {
  try {
    await install({ dev: true })
    await installChromium()
    if (filters.length === 0) for (const [name, work] of checks) tally(await step(name, work))
    const built = await step('build', buildStep)
    if (filters.length === 0) tally(built)
    await runTests()
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

/** Runs vitest and adds what its report says; a run that breaks without a failed test counts as one failure. */
async function runTests() {
  await rm(report, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  const { code } = await runTool('vitest', args, { show: true })
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'))
  const brokenFiles = (result?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  for (const file of brokenFiles) say(`✗ ${file.name}: ${file.message}`)
  const failed = (result?.numFailedTests ?? 0) + brokenFiles.length
  count.passed += result?.numPassedTests ?? 0
  count.failed += failed === 0 && code !== 0 ? 1 : failed
  count.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0)
}
