import { describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'

/** Calls whose caller says what went wrong where the person looks, each with why. */
const own: Readonly<Record<string, readonly string[]>> = {
  'a hand-over says that it failed in a box of its own (R147), and what could not be loaded in its dialog': [
    'packages.handOver',
    'packages.listWaitingOfHouseholds',
    'proxyOrders.handOver',
    'proxyOrders.listWaiting',
    'deposits.handOver',
    'deposits.listWaitingOfHouseholds',
  ],
  'the dialogs of activation have their own words (R143–R146, R352, R353)': [
    'activation.findByCard',
    'activation.findByPhone',
    'activation.bindCard',
    'activation.bindCards',
    'activation.bindPhone',
    'activation.issueSerial',
  ],
  'the guest list and leaving have their own words (R178–R182, R188, R189)': [
    'visits.listInside',
    'visitors.leave',
    'visitors.leaveFromOldPage',
    'visitors.findByCard',
  ],
  'the picker has its own words (R151), and what is found while somebody types stands under the field': [
    'households.listBuildings',
    'households.listFloors',
    'households.listUnits',
    'households.findHouseholds',
    'rules.getRule',
    'search.search',
  ],
  'uploads answer the word error (R378), and registering for notifications has its own words (R369)': [
    'files.upload',
    'files.openLink',
    'files.signInToStorage',
    'push.keepToken',
  ],
  'what was opened may be gone by then: its panel says so in its place': [
    'activation.getActivation',
    'alarmGateways.showProbe',
    'assets.find',
    'assets.get',
    'assets.openAttachment',
    'boards.getBoard',
    'calendar.getEntry',
    'cash.showEnvelope',
    'consumables.get',
    'consumables.listLines',
    'deposits.findDeposit',
    'householdMergers.getBelongings',
    'householdProperties.getTimeline',
    'households.getMarks',
    'news.getNews',
    'news.openFile',
    'news.listHistory',
    'notices.findDelivery',
    'notices.listContacts',
    'notices.listOfItem',
    'notifications.getNotification',
    'notifications.listReceipts',
    'packageRecords.getPackage',
    'residents.getHome',
    'residents.listMoves',
    'residents.listResidentMoves',
    'returns.getItem',
    'rules.openFile',
    'visitorLoans.listLoans',
    'visitorRecords.listForEvacuation',
    'visitorRegistrations.getRegistration',
    'visitors.getVisitor',
  ],
}

/** The addresses of the billing service. */
const billing = /^\/api\/v1\/(BillBulk|Bills?|Receipt|Config)(\/|$)/

/** Clients that act otherwise than those of the core API and of communities. */
const ofClient = {
  gas: /^\/core\/api\/Gas(\/|$)/,
  message: /^\/core\/api\/Message\//,
  voting: /^\/core\/api\/Voting(\/|$)/,
  assembly: /^\/api\/v1\/UnitOwnerAssembly\//,
}

const calls = declared.contracts.flatMap(({ name, calls }) =>
  Object.entries(calls).flatMap(([key, call]) =>
    call.can === 'public' || call.can === 'operator' ? [] : [{ name: `${name}.${key}`, ...call }],
  ),
)

describe('the error class of a call', () => {
  it('is that of its address: the core API with alarms, polls, gas, messages and billing have their own, every other service alerts (R241, R242, R249, R253, R269 to R272)', () => {
    const reading = calls.filter(({ errors }) => errors !== 'counter' && errors !== 'own')
    const classOf = (path: string) =>
      Object.entries(ofClient).find(([, address]) => address.test(path))?.[0] ??
      (/^\/(core\/api|api\/v1\/Alarm)\//.test(path) ? 'core' : billing.test(path) ? 'billing' : 'community')
    const others = reading.filter(({ path, errors }) => errors !== classOf(path))
    expect(others.map(({ name }) => name)).toEqual([])
  })

  it('leaves only what is named here, with why, to its caller', () => {
    const left = calls.filter(({ errors }) => errors === 'own').map(({ name }) => name)
    expect(left.sort()).toEqual(Object.values(own).flat().sort())
  })

  it('is silent for nothing but reading', () => {
    const silent = calls.filter(({ errors, method }) => errors === 'counter' && method !== 'GET')
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
