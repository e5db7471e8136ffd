import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from './run.mjs'
import { root, say } from './say.mjs'

const report = join(root, '.cache/vitest.json')
/** More files than these have not failed by a stalled machine. */
const mostTriedAgain = 3

/**
 * Runs vitest and returns how many tests passed, failed and were skipped; a run that breaks without a failed test counts
 * as one failure. A few files that failed run once more, by themselves and from a fresh start, and are named: what fails
 * then, failed. With `filters` nothing is tried again.
 */
export async function runTests(filters) {
  const first = await runOnce(filters)
  const again = first.failedFiles
  if (filters.length > 0 || first.failed === 0 || again.length === 0 || again.length > mostTriedAgain)
    return first
  for (const file of again) say(`✗ ${file.name.slice(root.length + 1)}: once more, by itself`)
  const second = await runOnce(again.map((file) => file.name))
  const before = again.reduce((sum, file) => sum + passedIn(file), 0)
  return {
    passed: first.passed - before + second.passed,
    failed: second.failed,
    skipped: first.skipped,
  }
}

async function runOnce(filters) {
  await rm(report, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  const { code } = await runTool('vitest', args, { show: true })
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'))
  const failedFiles = (result?.testResults ?? []).filter((file) => file.status === 'failed')
  const broken = failedFiles.filter(
    (file) => !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  for (const file of broken) say(`✗ ${file.name}: ${file.message}`)
  const failed = (result?.numFailedTests ?? 0) + broken.length
  return {
    passed: result?.numPassedTests ?? 0,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    failedFiles,
  }
}

function passedIn(file) {
  return file.assertionResults.filter(({ status }) => status === 'passed').length
}
