import { describe, expect, it } from 'vitest'
import { roles } from '#platform/contract/access.ts'
import { permissionWords } from '#modules/permissions/permission-words.ts'
import { allPermissions, contracts } from '#apps/contracts.ts'

const calls = contracts.flatMap(({ name, calls }) =>
  Object.entries(calls).map(([key, call]) => ({ name: `${name}.${key}`, call })),
)

describe('permissions', () => {
  it('every call needs a permission that some role has, or says that it is public or of the session', () => {
    const known = new Set([...Object.keys(allPermissions), 'public', 'session', 'operator'])
    expect(calls.filter(({ call }) => !known.has(call.can)).map(({ name }) => name)).toEqual([])
  })

  it('the public calls are these and no others', () => {
    expect(calls.filter(({ call }) => call.can === 'public').map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "accounts.checkPassword",
        "accounts.listCommunities",
        "accounts.enterCommunity",
        "accounts.refreshAccess",
        "accounts.logOut",
        "memberInvitations.listOwn",
        "memberInvitations.accept",
        "memberInvitations.decline",
        "phoneCodes.canSend",
        "phoneCodes.sendCode",
        "phoneCodes.signInByCode",
        "secondFactors.check",
        "secondFactors.passkeyOptions",
        "secondFactors.signInByPasskey",
        "accountRegistration.register",
        "accountRegistration.replacePassword",
        "accountRegistration.resetPassword",
        "communityOpenings.open",
        "enterprisePortals.signIn",
        "files.download",
        "activation.spendSerial",
        "visitorRegistrations.showForm",
        "visitorRegistrations.submitForm",
        "visitorAnnouncements.announce",
        "operator.signIn",
        "operator.signOut",
      ]
    `)
  })

  it('only the calls of signing in and out act on the cookie alone, set it or lead to it, and all check the origin', () => {
    const byCookie = calls.filter(({ call }) => call.cookie).map(({ name }) => name)
    expect(byCookie).toEqual([
      'accounts.checkPassword',
      'accounts.enterCommunity',
      'accounts.refreshAccess',
      'accounts.logOut',
      'memberInvitations.listOwn',
      'memberInvitations.accept',
      'memberInvitations.decline',
      'phoneCodes.sendCode',
      'phoneCodes.signInByCode',
      'secondFactors.check',
      'secondFactors.passkeyOptions',
      'secondFactors.signInByPasskey',
      'accountRegistration.register',
      'accountRegistration.replacePassword',
      'accountRegistration.resetPassword',
      'communityOpenings.open',
      'enterprisePortals.signIn',
      'operator.signIn',
      'operator.signOut',
    ])
  })

  it('no two calls share method and path, whatever the letter case', () => {
    const addresses = calls.map(
      ({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}').toLowerCase()}`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('no permission lacks the words that the matrix shows of it', () => {
    expect(Object.keys(allPermissions).filter((name) => !permissionWords[name])).toEqual([])
  })

  it('role × permission is as decided', () => {
    const matrix = Object.entries(allPermissions).map(
      ([permission, allowed]) =>
        `${permission.padEnd(20)} ${roles.map((role) => (allowed.includes(role) ? role : '-'.repeat(role.length))).join(' ')}`,
    )
    expect(matrix).toMatchInlineSnapshot(`
      [
        "members.view         admin manager ---- --------- -------",
        "members.change       admin manager ---- --------- -------",
        "permissions.view     admin manager desk committee -------",
        "permissions.change   admin ------- ---- --------- -------",
        "audit.view           admin manager ---- --------- -------",
        "communities.viewFeatures admin manager ---- --------- -------",
        "communities.changeFeatures admin ------- ---- --------- -------",
        "accountSettings.passiveUse admin ------- ---- --------- -------",
        "communityOpenings.issue admin ------- ---- --------- -------",
        "enterprisePortals.change admin ------- ---- --------- -------",
        "files.view           admin manager desk --------- oneTime",
        "broadcasts.view      admin manager desk committee oneTime",
        "systemAnnouncements.view admin manager desk committee oneTime",
        "managerCodes.show    admin manager desk committee oneTime",
        "managerCodes.verify  admin manager desk --------- oneTime",
        "managerDevices.manage admin manager desk committee oneTime",
        "households.view      admin manager desk committee oneTime",
        "households.mark      admin manager desk --------- oneTime",
        "households.change    admin manager ---- --------- -------",
        "householdImports.use admin manager ---- --------- -------",
        "activation.view      admin manager desk committee oneTime",
        "activation.change    admin manager desk --------- oneTime",
        "residents.view       admin manager desk committee oneTime",
        "residents.change     admin manager desk --------- oneTime",
        "residents.unmask     admin manager ---- --------- -------",
        "householdProperties.unmask admin manager ---- --------- -------",
        "packages.view        admin manager desk committee oneTime",
        "packages.register    admin manager desk --------- oneTime",
        "packages.handOver    admin manager desk --------- oneTime",
        "packageRecords.view  admin manager desk committee oneTime",
        "packageRecords.keep  admin manager desk --------- oneTime",
        "packageSettings.view admin manager desk committee oneTime",
        "packageSettings.change admin manager ---- --------- -------",
        "deposits.view        admin manager desk committee oneTime",
        "deposits.register    admin manager desk --------- oneTime",
        "deposits.handOver    admin manager desk --------- oneTime",
        "deposits.configure   admin manager ---- --------- -------",
        "cash.view            admin manager desk committee oneTime",
        "cash.handle          admin manager desk --------- oneTime",
        "cash.count           admin manager desk --------- oneTime",
        "cash.configure       admin manager ---- --------- -------",
        "returns.view         admin manager desk committee oneTime",
        "returns.register     admin manager desk --------- oneTime",
        "returns.handOver     admin manager desk --------- oneTime",
        "shiftChanges.view    admin manager desk committee oneTime",
        "shiftChanges.change  admin manager desk --------- oneTime",
        "notices.view         admin manager desk --------- oneTime",
        "notices.handle       admin manager desk --------- oneTime",
        "notices.configure    admin manager ---- --------- -------",
        "visitors.view        admin manager desk committee oneTime",
        "visitors.handle      admin manager desk --------- oneTime",
        "visitorSettings.view admin manager desk committee oneTime",
        "visitorSettings.change admin manager ---- --------- -------",
        "visitorLoans.view    admin manager desk committee oneTime",
        "visitorLoans.handle  admin manager desk --------- oneTime",
        "visitorLoans.configure admin manager ---- --------- -------",
        "visitorBans.view     admin manager desk --------- oneTime",
        "visitorBans.change   admin manager ---- --------- -------",
        "visitorRegistrations.view admin manager desk --------- oneTime",
        "exports.use          admin manager desk committee -------",
        "exports.unmasked     admin manager ---- --------- -------",
        "exports.manage       admin manager ---- --------- -------",
        "retention.manage     admin manager ---- --------- -------",
        "personalData.manage  admin manager ---- --------- -------",
      ]
    `)
  })
})
