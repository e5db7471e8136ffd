import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { ModuleFacts } from './module-facts.ts'
import { facts as ofPlatform } from './platform-facts.ts'

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'modules/*/*/server/test-facts.ts'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')

/** What every module tells the rules of itself. */
export const allFacts: readonly ModuleFacts[] = [
  ofPlatform,
  ...(await Promise.all(
    files.map(async (file) => ((await import(path.resolve(file))) as { facts: ModuleFacts }).facts),
  )),
]
