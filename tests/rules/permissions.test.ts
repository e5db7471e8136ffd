import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { roles } from '#platform/contract/access.ts'
import { areas } from '#apps/server/areas.ts'
import { declared } from '#apps/server/modules.ts'

const calls = declared.contracts.flatMap(({ name, calls }) =>
  Object.entries(calls).map(([key, call]) => ({ name: `${name}.${key}`, call })),
)

describe('permissions', () => {
  it('every call needs a permission that some role has, or says that it is public or of the session', () => {
    const known = new Set([...Object.keys(declared.permissions), 'public', 'session', 'operator'])
    expect(calls.filter(({ call }) => !known.has(call.can)).map(({ name }) => name)).toEqual([])
  })

  it('the public calls are these and no others', () => {
    const open = calls.filter(({ call }) => call.can === 'public').map(({ name }) => name)
    expect(open.toSorted()).toEqual([
      'accountRegistration.register',
      'accountRegistration.replacePassword',
      'accountRegistration.resetPassword',
      'accounts.checkPassword',
      'accounts.enterCommunity',
      'accounts.listCommunities',
      'accounts.logOut',
      'accounts.refreshAccess',
      'activation.spendSerial',
      'alarmCalls.pressKey',
      'alarmGateways.receive',
      'assemblyBallots.cast',
      'assemblyBallots.show',
      'assemblySealed.archiveOfCard',
      'assemblySealed.cast',
      'assemblySealed.receiptsOfCard',
      'assemblySealed.sendPart',
      'assemblySealed.sendStep',
      'assemblySealed.showTrustee',
      'boardPlayer.photo',
      'boardPlayer.shot',
      'boardPlayer.sync',
      'calendar.readFeed',
      'communityOpenings.open',
      'courierDrops.begin',
      'courierDrops.giveToDesk',
      'courierDrops.read',
      'courierDrops.show',
      'enterprisePortals.signIn',
      'facilityDrawForms.enter',
      'facilityDrawForms.list',
      'facilityDrawForms.withdraw',
      'facilityForms.accept',
      'facilityForms.book',
      'facilityForms.cancel',
      'facilityForms.show',
      'facilityForms.showDay',
      'facilityForms.wait',
      'files.download',
      'foodReports.download',
      'gasForms.addPhoto',
      'gasForms.send',
      'gasForms.show',
      'intercomCalls.sendSnapshot',
      'intercomRinging.answered',
      'intercomRinging.credential',
      'intercomRinging.note',
      'intercomRinging.questions',
      'intercomRinging.registered',
      'intercomRinging.route',
      'intercomSentries.signIn',
      'intercomTablets.display',
      'lockerParcels.show',
      'memberInvitations.accept',
      'memberInvitations.decline',
      'memberInvitations.listOwn',
      'messageForms.addPhoto',
      'messageForms.openFile',
      'messageForms.send',
      'messageForms.show',
      'messageForms.writeOn',
      'news.openNews',
      'news.openNewsFile',
      'notifications.openLink',
      'notifications.openLinkFile',
      'operator.signIn',
      'operator.signOut',
      'phoneCodes.canSend',
      'phoneCodes.sendCode',
      'phoneCodes.signInByCode',
      'pollBallots.addComment',
      'pollBallots.castBallot',
      'pollBallots.showBallot',
      'pollBallots.showFile',
      'repairs.sendReport',
      'repairs.showReport',
      'secondFactors.check',
      'secondFactors.passkeyOptions',
      'secondFactors.signInByPasskey',
      'supplierMaintenance.addPhoto',
      'supplierMaintenance.finishRepair',
      'supplierMaintenance.finishWork',
      'supplierMaintenance.listStaff',
      'supplierMaintenance.logIn',
      'supplierMaintenance.offerRepair',
      'supplierMaintenance.saveChecks',
      'supplierMaintenance.showWork',
      'visitorAnnouncements.announce',
      'visitorRegistrations.showForm',
      'visitorRegistrations.submitForm',
    ])
  })

  it('only the calls of signing in and out and of suppliers act on the cookie alone, set it or lead to it, and all check the origin', () => {
    const byCookie = calls.filter(({ call }) => call.cookie).map(({ name }) => name)
    expect(byCookie.toSorted()).toEqual([
      'accountRegistration.register',
      'accountRegistration.replacePassword',
      'accountRegistration.resetPassword',
      'accounts.checkPassword',
      'accounts.enterCommunity',
      'accounts.logOut',
      'accounts.refreshAccess',
      'communityOpenings.open',
      'enterprisePortals.signIn',
      'memberInvitations.accept',
      'memberInvitations.decline',
      'memberInvitations.listOwn',
      'operator.signIn',
      'operator.signOut',
      'phoneCodes.sendCode',
      'phoneCodes.signInByCode',
      'secondFactors.check',
      'secondFactors.passkeyOptions',
      'secondFactors.signInByPasskey',
      'supplierMaintenance.addPhoto',
      'supplierMaintenance.finishRepair',
      'supplierMaintenance.finishWork',
      'supplierMaintenance.listStaff',
      'supplierMaintenance.logIn',
      'supplierMaintenance.offerRepair',
      'supplierMaintenance.saveChecks',
      'supplierMaintenance.showWork',
    ])
  })

  it('no two calls share method and path, whatever the letter case', () => {
    const addresses = calls.map(
      ({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}').toLowerCase()}`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('no permission lacks the words that the matrix shows of it', () => {
    expect(Object.keys(declared.permissions).filter((name) => !declared.words.permissions[name])).toEqual([])
  })

  it.each(Object.entries(areas))('role × permission is as decided in %s', async (area, modules) => {
    const matrix = modules
      .flatMap((module) => Object.entries(module.permissions ?? {}))
      .map(
        ([permission, allowed]) =>
          `${permission.padEnd(28)} ${roles.map((role) => (allowed.includes(role) ? role : '-'.repeat(role.length))).join(' ')}`,
      )
    const decided = await readFile(`modules/${area}/permissions.txt`, 'utf8').catch(() => '')
    expect(matrix).toEqual(decided.split('\n').filter(Boolean))
  })
})
