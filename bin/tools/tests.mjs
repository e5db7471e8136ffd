import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { missingPeers } from './peers.mjs'
import { runTool } from './run.mjs'
import { root, say } from './say.mjs'
import { notRun, secondsByArea } from './told-tests.mjs'
import { unsteady } from './unsteady.mjs'

const report = join(root, '.cache/vitest.json')

/**
 * Runs vitest once and returns how many tests passed, failed and were skipped; a run that breaks without a failed test
 * counts as one failure. Nothing is tried again. A failed file that is known to be unsteady is named with the reason, and so is
 * each test that was not run; a whole run says how long each area took.
 */
export async function runTests(filters) {
  await rm(report, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  const { code } = await runTool('vitest', args, { show: true })
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'))
  const files = result?.testResults ?? []
  const failedFiles = files.filter((file) => file.status === 'failed')
  const broken = failedFiles.filter(
    (file) => !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  for (const file of broken) say(`✗ ${file.name}: ${file.message}`)
  for (const file of failedFiles) {
    const reason = unsteady[file.name.slice(root.length + 1)]
    if (reason) say(`✗ ${file.name.slice(root.length + 1)} is known to be unsteady: ${reason}`)
  }
  if (!filters.length) for (const line of secondsByArea(files, root)) say(line)
  for (const line of notRun(files, missingPeers(), (name) => readFileSync(name, 'utf8'))) say(line)
  const failed = (result?.numFailedTests ?? 0) + broken.length
  return {
    passed: result?.numPassedTests ?? 0,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  }
}
