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

it('A lock that a module takes by name is one community’s own, so that nobody waits for another’s', () => {
  const files = readdirSync('modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.posix.join('modules', ...file.split(path.sep)))
  const locks = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/pg_advisory_xact_lock/g)].map(({ index }) => ({
      file,
      words: text.slice(index, index + 160),
    }))
  })
  expect(locks.length).toBeGreaterThan(15)
  const shared = locks.filter(({ words }) => !/lobby_community\(\)|communityId/.test(words))
  expect(shared.map(({ file }) => file).sort()).toEqual(ofEverybody)
})
