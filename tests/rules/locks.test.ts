import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Locks on what belongs to no community. */
const ofEverybody = [
  // A community's name is one in the whole installation.
  'modules/console/operator/server/communities.ts',
  // A telephone number and its codes are a person's.
  'modules/sign-in/account-settings/server/info.ts',
  'modules/sign-in/phone-codes/server/codes.ts',
]

it('A lock by a name is one community’s own (oneAtATime), so that nobody waits for another’s', () => {
  const files = readdirSync('modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.posix.join('modules', ...file.split(path.sep)))
  const holding = (words: RegExp) => files.filter((file) => words.test(readFileSync(file, 'utf8')))
  expect(holding(/oneAtATime\(/).length).toBeGreaterThan(10)
  expect(holding(/pg_advisory_/).sort()).toEqual(ofEverybody)
  expect(readFileSync('platform/server/one-at-a-time.ts', 'utf8')).toMatch(/lobby_community\(\)/)
})
