import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { roles } from '#platform/contract/access.ts'
import { declared } from '#apps/server/modules.ts'

/** Every call that takes a role, with the file in which `mustHandle` (or `mustOutrank`) asks whether its caller may hand it out. */
const asked: Record<string, string> = {
  'memberInvitations.invite': 'modules/staff/members/server/invitations.ts',
  'members.open': 'modules/staff/members/server/open.ts',
  'members.setRole': 'modules/staff/members/server/change.ts',
  'communityOpenings.issue': 'modules/sign-in/community-openings/server/issue.ts',
  'enterprisePortals.add': 'modules/sign-in/enterprise-portals/server/portals.ts',
  'packageSettings.saveReceiving': 'modules/parcels/package-settings/server/sections.ts',
}
/** It hands out permissions: only an admin may, which no matrix changes (modules/staff/permissions/effective.ts). */
const byAdminsAlone = ['permissions.change']

/** Which files may write who belongs to a community, or ask for it: each is asked above, is the person's own act, or the operator's. */
const writers = [
  'modules/sign-in/accounts/server/accounts.ts',
  'modules/sign-in/accounts/server/memberships.ts',
]
const askers = [
  'modules/sign-in/community-openings/server/open.ts',
  'modules/sign-in/enterprise-portals/server/portals.ts',
  'modules/sign-in/enterprise-portals/server/sign-in.ts',
  'modules/staff/members/server/change.ts',
  'modules/staff/members/server/open.ts',
  'modules/staff/members/server/own-invitations.ts',
  'modules/staff/members/server/top-managers.ts',
]

const isRole = (item: unknown) => roles.some((role) => role === item)

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
  .filter((file) => /^modules\/[^/]+\/[^/]+\/server\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
const holds = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort()

describe('handing out rights', () => {
  it('every call that takes a role asks the one function whether its caller may hand it out', () => {
    const taking = declared.contracts.flatMap(({ name, calls }) =>
      Object.entries(calls)
        .filter(([, call]) => call.can !== 'operator' && call.can !== 'public')
        .filter(([, call]) => takesRole(z.toJSONSchema(call.takes, { io: 'input', unrepresentable: 'any' })))
        .map(([key]) => `${name}.${key}`),
    )
    expect(taking.sort()).toEqual([...Object.keys(asked), ...byAdminsAlone].sort())
    for (const [call, file] of Object.entries(asked))
      expect([
        call,
        /\b(mustHandle|mustOutrank)\(\w+, (input\.)?role\)/.test(readFileSync(file, 'utf8')),
      ]).toEqual([call, true])
  })

  it('nothing else writes who belongs to a community, and as what', () => {
    expect(holds(/(insert into|update|delete from) membership\b/)).toEqual(writers)
    expect(holds(/^(?!export).*\b(add|change|remove)Memberships?(OfPortal)?\(/m)).toEqual(askers)
  })

  it('who is signed in, and half signed in, is written in one place each, where whoever is suspended is refused', () => {
    expect(holds(/insert into sign_in\b/)).toEqual(['modules/sign-in/accounts/server/steps.ts'])
    expect(holds(/insert into session\b/)).toEqual(['modules/sign-in/accounts/server/sessions.ts'])
  })
})
