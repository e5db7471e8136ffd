import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { roles } from '#platform/contract/access.ts'
import { contracts } from '#apps/contracts.ts'

/** Every call that takes a role, with the file in which `mustHandle` asks whether its caller may hand it out. */
const asked: Record<string, string> = {
  'memberInvitations.invite': 'modules/members/server/invitations.ts',
  'members.open': 'modules/members/server/open.ts',
  'members.setRole': 'modules/members/server/change.ts',
  'communityOpenings.issue': 'modules/community-openings/server/issue.ts',
  'enterprisePortals.add': 'modules/enterprise-portals/server/portals.ts',
  'packageSettings.saveReceiving': 'modules/package-settings/server/sections.ts',
}
/** It hands out permissions: only an admin may, which no matrix changes (modules/permissions/effective.ts). */
const byAdminsAlone = ['permissions.change']

/** Which files write who belongs to a community: each of them is asked above, is the person's own act, or the operator's. */
const writers = [
  'modules/accounts/server/accounts.ts',
  'modules/accounts/server/operated.ts',
  'modules/community-openings/server/open.ts',
  'modules/enterprise-portals/server/portals.ts',
  'modules/enterprise-portals/server/sign-in.ts',
  'modules/members/server/change.ts',
  'modules/members/server/open.ts',
  'modules/members/server/own-invitations.ts',
]

const isRole = (one: unknown) => roles.some((role) => role === one)

/** Whether a schema takes the name of a role anywhere. */
const takesRole = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false
  const { enum: choices } = schema as { enum?: unknown[] }
  return (
    (Array.isArray(choices) && choices.length > 1 && choices.every(isRole)) ||
    Object.values(schema).some(takesRole)
  )
}

const files = readdirSync('modules', { recursive: true, encoding: 'utf8' })
  .map((file) => `modules/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^modules\/[^/]+\/server\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
const holds = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort()

describe('handing out rights', () => {
  it('every call that takes a role asks the one function whether its caller may hand it out', () => {
    const taking = contracts.flatMap(({ name, calls }) =>
      Object.entries(calls)
        .filter(([, call]) => call.can !== 'operator' && call.can !== 'public')
        .filter(([, call]) => takesRole(z.toJSONSchema(call.takes, { io: 'input', unrepresentable: 'any' })))
        .map(([key]) => `${name}.${key}`),
    )
    expect(taking.sort()).toEqual([...Object.keys(asked), ...byAdminsAlone].sort())
    for (const [call, file] of Object.entries(asked))
      expect([call, /\bmustHandle\(\w+, (input\.)?role\)/.test(readFileSync(file, 'utf8'))]).toEqual([
        call,
        true,
      ])
  })

  it('nothing else writes who belongs to a community, and as what', () => {
    expect(holds(/(insert into|update|delete from) membership\b/)).toEqual(writers)
  })

  it('who is signed in, and half signed in, is written in one place each, where whoever is suspended is refused', () => {
    expect(holds(/insert into sign_in\b/)).toEqual(['modules/accounts/server/steps.ts'])
    expect(holds(/insert into session\b/)).toEqual(['modules/accounts/server/sessions.ts'])
  })
})
